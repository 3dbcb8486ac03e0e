import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import type { Referrer } from './parts/words.ts'

interface MentionedProps {
  firstName: string
  authorName: Referrer
  jobTitle: Quoted
  link: string
}

function Mentioned({ firstName, authorName, jobTitle, link }: MentionedProps) {
  return (
    <Layout
      preview="The note is beside the application."
      reason="You received this letter because a colleague mentioned you in a note on Goodword."
    >
      <Title>{`${authorName} mentioned you in a note`}</Title>
      <Paragraph>Hi {firstName},</Paragraph>
      <Paragraph>The note is about an application for {jobTitle}. What it says is on Goodword alone.</Paragraph>
      <Action href={link}>Read the note</Action>
    </Layout>
  )
}

/** To a member whom a note mentions. The note and the candidate's name stay behind the sign-in. */
export const mentioned = letterTemplate({
  subject: ({ authorName, jobTitle }: MentionedProps) => `${authorName} mentioned you in a note: ${jobTitle}`,
  Body: Mentioned,
  sample: {
    firstName: 'Margaret',
    authorName: '“Ada Lovelace”',
    jobTitle: '“Senior Compiler Engineer”',
    link: 'https://goodword.example/applications/sample',
  },
})
