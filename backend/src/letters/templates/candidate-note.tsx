import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface CandidateNoteProps {
  firstName: string
  applicantName: Quoted
  jobTitle: Quoted
  link: string
}

function CandidateNote({ firstName, applicantName, jobTitle, link }: CandidateNoteProps) {
  return (
    <Layout
      preview="The note is in the history of the application."
      reason="You received this letter because you hear of applications to this job on Goodword."
    >
      <Title>{`${applicantName} sent you a note`}</Title>
      <Paragraph>Hi {firstName},</Paragraph>
      <Paragraph>
        {applicantName} added a note to the application for {jobTitle}. What it says is on Goodword alone.
      </Paragraph>
      <Action href={link}>Read the note</Action>
    </Layout>
  )
}

/** To members who hear of an application whose candidate sent a note. Its text stays behind the sign-in. */
export const candidateNote = letterTemplate({
  subject: ({ applicantName, jobTitle }: CandidateNoteProps) => `A note from ${applicantName}: ${jobTitle}`,
  Body: CandidateNote,
  sample: {
    firstName: 'Margaret',
    applicantName: '“Grace Hopper”',
    jobTitle: '“Senior Compiler Engineer”',
    link: 'https://goodword.example/applications/sample',
  },
})
