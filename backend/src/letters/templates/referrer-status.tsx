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
import { Reward } from './parts/reward.tsx'
import { Summary } from './parts/summary.tsx'
import { Title } from './parts/title.tsx'
import { bonusText } from './parts/words.ts'

interface ReferrerStatusProps {
  referrerFirstName: string
  candidateName: Quoted
  jobTitle: Quoted
  companyName: Quoted
  status: ApplicationStatus
  isSummary?: boolean | undefined
  /** A 'rejected' that is no rejection. */
  closedAs?: ClosedAs | undefined
  /** What the company wrote to the candidate, where the recommender may read it. */
  toRecommender?: Quoted | undefined
  /** As promised at the invitation, in whole dollars; null where none was. */
  bonus: number | null
  link: string
}

type Say = (props: ReferrerStatusProps) => { label: string; title: string; text: string }
type Words = Record<ApplicationStatus, Say>

const WORDS: Words = {
  pending: ({ candidateName, companyName }) => ({
    label: 'Waiting for review',
    title: `The application of ${candidateName} is waiting for review`,
    text: `${companyName} put the application back among those they have yet to read.`,
  }),
  reviewing: ({ candidateName, companyName }) => ({
    label: 'In review',
    title: `The application of ${candidateName} is being read`,
    text: `${companyName} is looking at the application now.`,
  }),
  interview: ({ candidateName, companyName }) => ({
    label: 'Interview Scheduled',
    title: `${candidateName} is invited to an interview`,
    text: `${companyName} would like to meet ${candidateName}. You chose well.`,
  }),
  hired: ({ candidateName, companyName }) => ({
    label: 'Hired',
    title: `${candidateName} is hired!`,
    text: `${companyName} hired ${candidateName}, and it began with your good word. Thank you!`,
  }),
  rejected: ({ candidateName, companyName }) => ({
    label: 'Rejected',
    title: `Not this time for ${candidateName}`,
    text: `${companyName} decided not to go on with the application. We have written to ${candidateName}, too. Thank you for the referral; there are other roles that might fit.`,
  }),
}

/** An application that ended without a rejection is told as what it is (docs/rules.md#a-no-has-words-of-its-own). */
const CLOSED: Record<ClosedAs, Say> = {
  'no-longer-interested': ({ candidateName, companyName }) => ({
    label: 'No longer interested',
    title: `The application of ${candidateName} is closed`,
    text: `${candidateName} is no longer interested in this job, so ${companyName} closed the application. Thank you for the referral; there are other roles that might fit.`,
  }),
  'did-not-answer': ({ candidateName, companyName }) => ({
    label: 'No answer yet',
    title: `The application of ${candidateName} is closed`,
    text: `${companyName} tried to reach ${candidateName} and had no answer, so they closed the application. If ${candidateName} still wants the job, they can write to ${companyName}.`,
  }),
}

function wordsOf(props: ReferrerStatusProps) {
  const { status, closedAs } = props
  return (status === 'rejected' && closedAs ? CLOSED[closedAs] : WORDS[status])(props)
}

function ReferrerStatus(props: ReferrerStatusProps) {
  const { label, title, text } = wordsOf(props)
  const isOver = props.status === 'rejected'
  return (
    <Layout
      preview={`News about your referral at ${props.companyName}.`}
      reason="You received this letter because you referred this candidate on Goodword."
    >
      <Title>{title}</Title>
      <Paragraph>Hi {props.referrerFirstName},</Paragraph>
      {props.bonus !== null && !isOver && <Reward>{bonusText(props.bonus, props.status === 'hired')}</Reward>}
      <Paragraph>{text}</Paragraph>
      {isOver && props.toRecommender && (
        <>
          <Paragraph>{props.companyName} wrote to the candidate, and lets you read it:</Paragraph>
          <Quote>{props.toRecommender}</Quote>
        </>
      )}
      {props.isSummary && <Summary />}
      <Facts
        facts={{
          Candidate: props.candidateName,
          Position: props.jobTitle,
          Company: props.companyName,
          Status: label,
        }}
      />
      <Action href={props.link}>See your referrals</Action>
    </Layout>
  )
}

/** To the referrer, after the candidate was told. */
export const referrerStatus = letterTemplate({
  subject: (props: ReferrerStatusProps) => `${wordsOf(props).title} (${props.jobTitle})`,
  Body: ReferrerStatus,
  sample: {
    referrerFirstName: 'Ada',
    candidateName: '“Grace Hopper”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    status: 'interview',
    bonus: 2500,
    link: 'https://goodword.example/dashboard',
  },
  variants: {
    ...EACH_STATUS,
    'rejected, with words': {
      status: 'rejected',
      toRecommender: '“We liked meeting her, and hope that our ways cross again.”',
    },
    'no longer interested': { status: 'rejected', closedAs: 'no-longer-interested' },
    'did not answer': { status: 'rejected', closedAs: 'did-not-answer' },
  },
})
