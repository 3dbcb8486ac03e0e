import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Title } from './parts/title.tsx'

interface QuestionAnsweredProps {
  candidateFirstName: string
  jobTitle: Quoted
  companyName: Quoted
  question: Quoted
  answer: Quoted
  link: string
}

function QuestionAnswered(props: QuestionAnsweredProps) {
  const { candidateFirstName, jobTitle, companyName, question, answer, link } = props
  return (
    <Layout
      preview={`${companyName} answered you.`}
      reason="You received this letter because you asked a question about this job on Goodword."
    >
      <Title>Your question was answered</Title>
      <Paragraph>Hi {candidateFirstName},</Paragraph>
      <Paragraph>
        You asked {companyName} about {jobTitle}:
      </Paragraph>
      <Quote>{question}</Quote>
      <Paragraph>{companyName} answered:</Paragraph>
      <Quote>{answer}</Quote>
      <Paragraph>Your question went to them without your name.</Paragraph>
      <Action href={link}>Open your page</Action>
    </Layout>
  )
}

/** To who asked a question before applying, in the words of both. */
export const questionAnswered = letterTemplate({
  subject: ({ jobTitle, companyName }: QuestionAnsweredProps) =>
    `Your question was answered: ${jobTitle} at ${companyName}`,
  Body: QuestionAnswered,
  sample: {
    candidateFirstName: 'Grace',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    question: '“Can the work be done in four days a week?\n\nThe posting says full-time.”',
    answer: '“Yes. Two of us work four days.”',
    link: 'https://goodword.example/apply/sample',
  },
})
