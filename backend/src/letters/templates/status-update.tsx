import type { ClosedAs } from '@goodword/contract/closed-as'
import type { Quoted } from '@goodword/contract/quoted'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import type { LetterTexts } from '../letter-texts.ts'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { EACH_STATUS } from './parts/each-status.ts'
import { Facts } from './parts/facts.tsx'
import { Greeting } from './parts/greeting.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Summary } from './parts/summary.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'

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

/** What a letter says of a status; its subject is that sentence and the job. */
interface Words {
  subject: string
  label: string
  title: string
  text: string
}
type Say = (texts: LetterTexts, values: { job: string; company: string }) => Words

const WORDS: Record<ApplicationStatus, Say> = {
  pending: ({ t }, { job, company }) => ({
    subject: t('Your application is waiting for review: {job} at {company}', { job, company }),
    label: t('Waiting for review'),
    title: t('Your application is waiting for review'),
    text: t('{company} put your application back among those they have yet to read. You need not do anything.', {
      company,
    }),
  }),
  reviewing: ({ t }, { job, company }) => ({
    subject: t('Your application is being read: {job} at {company}', { job, company }),
    label: t('In review'),
    title: t('Your application is being read'),
    text: t('{company} is looking at your application now. We write to you as soon as they decide.', { company }),
  }),
  interview: ({ t }, { job, company }) => ({
    subject: t('They would like to meet you: {job} at {company}', { job, company }),
    label: t('Interview'),
    title: t('They would like to meet you'),
    text: t(
      'Good news: {company} would like to interview you. They will get in touch with you directly to find a time.',
      { company },
    ),
  }),
  hired: ({ t }, { job, company }) => ({
    subject: t('Congratulations, you are hired: {job} at {company}', { job, company }),
    label: t('Hired'),
    title: t('Congratulations, you are hired!'),
    text: t(
      '{company} chose you. They will get in touch with you directly about everything that comes next. We are happy for you!',
      { company },
    ),
  }),
  rejected: ({ t }, { job, company }) => ({
    subject: t('Not this time: {job} at {company}', { job, company }),
    label: t('Not selected'),
    title: t('Not this time'),
    text: t(
      '{company} decided not to go on with your application. We know that this is not what you hoped for. Thank you for the time you put into it; somebody believes in you, and that still stands.',
      { company },
    ),
  }),
}

/** An application that ended without a rejection is told as what it is (docs/rules.md#a-no-has-words-of-its-own). */
const CLOSED: Record<ClosedAs, Say> = {
  'no-longer-interested': ({ t }, { job, company }) => ({
    subject: t('Your application is closed: {job} at {company}', { job, company }),
    label: t('No longer interested'),
    title: t('Your application is closed'),
    text: t(
      '{company} closed your application, as you are no longer interested in this job. If that is not so, tell them: they can open it again.',
      { company },
    ),
  }),
  'did-not-answer': ({ t }, { job, company }) => ({
    subject: t('Your application is closed: {job} at {company}', { job, company }),
    label: t('No answer yet'),
    title: t('Your application is closed'),
    text: t(
      '{company} tried to reach you and had no answer, so they closed your application. If you still want the job, write to them: they can open it again.',
      { company },
    ),
  }),
}

function wordsOf(texts: LetterTexts, { status, closedAs, jobTitle, companyName }: StatusUpdateProps): Words {
  const say = status === 'rejected' && closedAs ? CLOSED[closedAs] : WORDS[status]
  return say(texts, { job: jobTitle, company: companyName })
}

function StatusUpdate(props: StatusUpdateProps) {
  const texts = useLetterTexts()
  const { t } = texts
  const { label, title, text } = wordsOf(texts, props)
  const company = props.companyName
  return (
    <Layout
      preview={t('News about your application at {company}.', { company })}
      reason={t('You received this letter because you applied for this job on Goodword.')}
    >
      <Title>{title}</Title>
      <Greeting name={props.applicantFirstName} />
      <Paragraph>{text}</Paragraph>
      {props.status === 'rejected' && props.toCandidate && (
        <>
          <Paragraph>{t('{company} wrote to you:', { company })}</Paragraph>
          <Quote>{props.toCandidate}</Quote>
        </>
      )}
      {props.isSummary && <Summary />}
      <Facts facts={{ [t('Position')]: props.jobTitle, [t('Company')]: company, [t('Status')]: label }} />
      <Action href={props.link}>{t('See your application')}</Action>
    </Layout>
  )
}

/** To the candidate, whenever the hiring manager sets another status. */
export const statusUpdate = letterTemplate({
  subject: (props: StatusUpdateProps, texts) => wordsOf(texts, props).subject,
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
