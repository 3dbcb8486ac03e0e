import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Title } from './parts/title.tsx'

export interface NewQuestionProps {
  managerFirstName: string
  jobTitle: Quoted
  question: Quoted
  link: string
  /** Whether the reader hears of all jobs, and not because they handle this one. */
  isForAll?: boolean
}

export function NewQuestion({ managerFirstName, jobTitle, question, link, isForAll }: NewQuestionProps) {
  return (
    <Layout
      preview="Somebody who was invited asks before applying."
      reason={
        isForAll
          ? 'You received this letter because you chose to hear of applications to all jobs of your company on Goodword.'
          : 'You received this letter because you handle this job on Goodword.'
      }
    >
      <Title>A question about a posting</Title>
      <Paragraph>Hi {managerFirstName},</Paragraph>
      <Paragraph>Somebody who was invited to apply for {jobTitle} asks:</Paragraph>
      <Quote>{question}</Quote>
      <Paragraph>You do not learn who asks. Your answer goes to this person alone.</Paragraph>
      <Action href={link}>Answer the question</Action>
    </Layout>
  )
}

/** To the member who handles the job. Nothing in it says who asks. */
export const newQuestion = letterTemplate({
  subject: ({ jobTitle }: NewQuestionProps) => `A question about a posting: ${jobTitle}`,
  Body: NewQuestion,
  sample: {
    managerFirstName: 'Margaret',
    jobTitle: '“Senior Compiler Engineer”',
    question: '“Can the work be done in four days a week?\n\nThe posting says full-time.”',
    link: 'https://goodword.example/applications#questions',
  },
})
