import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Greeting } from './parts/greeting.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'

interface QuestionAnsweredProps {
  candidateFirstName: string
  jobTitle: Quoted
  companyName: Quoted
  question: Quoted
  answer: Quoted
  link: string
}

function QuestionAnswered(props: QuestionAnsweredProps) {
  const { t } = useLetterTexts()
  const { candidateFirstName, jobTitle: job, companyName: company, question, answer, link } = props
  return (
    <Layout
      preview={t('{company} answered you.', { company })}
      reason={t('You received this letter because you asked a question about this job on Goodword.')}
    >
      <Title>{t('Your question was answered')}</Title>
      <Greeting name={candidateFirstName} />
      <Paragraph>{t('You asked {company} about {job}:', { company, job })}</Paragraph>
      <Quote>{question}</Quote>
      <Paragraph>{t('{company} answered:', { company })}</Paragraph>
      <Quote>{answer}</Quote>
      <Paragraph>{t('Your question went to them without your name.')}</Paragraph>
      <Action href={link}>{t('Open your page')}</Action>
    </Layout>
  )
}

/** To who asked a question before applying, in the words of both. */
export const questionAnswered = letterTemplate({
  subject: ({ jobTitle, companyName }: QuestionAnsweredProps, { t }) =>
    t('Your question was answered: {job} at {company}', { job: jobTitle, company: companyName }),
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
