import type { ClosedAs } from '@goodword/contract/closed-as'
import type { Quoted } from '@goodword/contract/quoted'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { EACH_STATUS } from './parts/each-status.ts'
import { Facts } from './parts/facts.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Summary } from './parts/summary.tsx'
import { Title } from './parts/title.tsx'

interface StatusUpdateProps {
  applicantFirstName: string
  jobTitle: Quoted
  companyName: Quoted
  status: ApplicationStatus
  isSummary?: boolean | undefined
  /** A 'rejected' that is no rejection. */
  closedAs?: ClosedAs | undefined
  /** A sentence of the company's to a rejected candidate. */
  toCandidate?: Quoted | undefined
  /** Their own page. */
  link: string
}

type Say = (props: StatusUpdateProps) => { label: string; title: string; text: string }
type Words = Record<ApplicationStatus, Say>

const WORDS: Words = {
  pending: ({ companyName }) => ({
    label: 'Waiting for review',
    title: 'Your application is waiting for review',
    text: `${companyName} put your application back among those they have yet to read. You need not do anything.`,
  }),
  reviewing: ({ companyName }) => ({
    label: 'In review',
    title: 'Your application is being read',
    text: `${companyName} is looking at your application now. We write to you as soon as they decide.`,
  }),
  interview: ({ companyName }) => ({
    label: 'Interview',
    title: 'They would like to meet you',
    text: `Good news: ${companyName} would like to interview you. They will get in touch with you directly to find a time.`,
  }),
  hired: ({ companyName }) => ({
    label: 'Hired',
    title: 'Congratulations, you are hired!',
    text: `${companyName} chose you. They will get in touch with you directly about everything that comes next. We are happy for you!`,
  }),
  rejected: ({ companyName }) => ({
    label: 'Not selected',
    title: 'Not this time',
    text: `${companyName} decided not to go on with your application. We know that this is not what you hoped for. Thank you for the time you put into it; somebody believes in you, and that still stands.`,
  }),
}

/** An application that ended without a rejection is told as what it is (docs/rules.md#a-no-has-words-of-its-own). */
const CLOSED: Record<ClosedAs, Say> = {
  'no-longer-interested': ({ companyName }) => ({
    label: 'No longer interested',
    title: 'Your application is closed',
    text: `${companyName} closed your application, as you are no longer interested in this job. If that is not so, tell them: they can open it again.`,
  }),
  'did-not-answer': ({ companyName }) => ({
    label: 'No answer yet',
    title: 'Your application is closed',
    text: `${companyName} tried to reach you and had no answer, so they closed your application. If you still want the job, write to them: they can open it again.`,
  }),
}

function wordsOf(props: StatusUpdateProps) {
  const { status, closedAs } = props
  return (status === 'rejected' && closedAs ? CLOSED[closedAs] : WORDS[status])(props)
}

function StatusUpdate(props: StatusUpdateProps) {
  const { label, title, text } = wordsOf(props)
  return (
    <Layout
      preview={`News about your application at ${props.companyName}.`}
      reason="You received this letter because you applied for this job on Goodword."
    >
      <Title>{title}</Title>
      <Paragraph>Hi {props.applicantFirstName},</Paragraph>
      <Paragraph>{text}</Paragraph>
      {props.status === 'rejected' && props.toCandidate && (
        <>
          <Paragraph>{props.companyName} wrote to you:</Paragraph>
          <Quote>{props.toCandidate}</Quote>
        </>
      )}
      {props.isSummary && <Summary />}
      <Facts facts={{ Position: props.jobTitle, Company: props.companyName, Status: label }} />
      <Action href={props.link}>See your application</Action>
    </Layout>
  )
}

/** To the candidate, whenever the hiring manager sets another status. */
export const statusUpdate = letterTemplate({
  subject: (props: StatusUpdateProps) =>
    `${wordsOf(props).title.replace(/!$/, '')}: ${props.jobTitle} at ${props.companyName}`,
  Body: StatusUpdate,
  sample: {
    applicantFirstName: 'Grace',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    status: 'interview',
    link: 'https://goodword.example/apply/sample',
  },
  variants: {
    ...EACH_STATUS,
    'rejected, with words': {
      status: 'rejected',
      toCandidate: '“We liked meeting you, and hope that our ways cross again.”',
    },
    'no longer interested': { status: 'rejected', closedAs: 'no-longer-interested' },
    'did not answer': { status: 'rejected', closedAs: 'did-not-answer' },
  },
})
