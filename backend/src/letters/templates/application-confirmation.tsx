import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Facts } from './parts/facts.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import type { Referrer } from './parts/words.ts'

interface ApplicationConfirmationProps {
  applicantFirstName: string
  jobTitle: Quoted
  companyName: Quoted
  referrerName: Referrer
  /** By which the company finds it. */
  number: string
  /** The day of the submission, in words. */
  submittedOn: string
  /** Until when an answer is promised, in words; undefined where that is over. */
  answerBy: string | undefined
  /** Their own page. */
  link: string
}

function ApplicationConfirmation(props: ApplicationConfirmationProps) {
  const { applicantFirstName, jobTitle, companyName, referrerName, number, submittedOn, answerBy, link } = props
  return (
    <Layout
      preview={`${companyName} has it now. You need not do anything else.`}
      reason={`You received this letter because you applied for this job on Goodword on ${submittedOn}.`}
    >
      <Title>Your application arrived</Title>
      <Paragraph>Hi {applicantFirstName}, thank you!</Paragraph>
      <Paragraph>
        {companyName} has your application for {jobTitle}. You need not do anything else: we write to you as soon as its
        status changes. Your own page shows where you stand; you can also download your data, withdraw or erase it
        there.
      </Paragraph>
      {answerBy && (
        <Paragraph>
          They promised an answer by {answerBy}. If none comes by then, your page says so; silence is never a no.
        </Paragraph>
      )}
      <Facts
        facts={{
          ...{ Position: jobTitle, Company: companyName, 'Application number': number },
          ...{ Submitted: submittedOn, 'Answer promised by': answerBy },
        }}
      />
      <Action href={link}>See your application</Action>
      <Paragraph soft>
        The link is yours alone, so please don't forward it: whoever has it can do all of this.
      </Paragraph>
      <Paragraph soft>
        What you sent goes to {companyName} alone, and only their hiring managers can open your documents.{' '}
        {referrerName}, who referred you, learns that you applied and how it goes on, but sees nothing of what you sent.
      </Paragraph>
    </Layout>
  )
}

/** To the candidate, right after submitting. */
export const applicationConfirmation = letterTemplate({
  subject: ({ jobTitle, companyName }: ApplicationConfirmationProps) =>
    `Your application arrived: ${jobTitle} at ${companyName}`,
  Body: ApplicationConfirmation,
  sample: {
    applicantFirstName: 'Grace',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    referrerName: '“Ada Lovelace”',
    number: '1A2B-3C4D',
    submittedOn: 'Nov 21, 2026',
    answerBy: 'Dec 5, 2026 (UTC)',
    link: 'https://goodword.example/apply/sample',
  },
})
