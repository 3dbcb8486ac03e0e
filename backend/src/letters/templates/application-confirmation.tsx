import type { Quoted } from '@goodword/contract/quoted'
import { NOBODY } from '../typed-text.ts'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Facts } from './parts/facts.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'
import { type Referrer, referrerIn } from './parts/words.ts'

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
  const texts = useLetterTexts()
  const { t } = texts
  const { applicantFirstName: name, jobTitle: job, companyName: company, number, submittedOn, answerBy, link } = props
  const referrer = referrerIn(texts, props.referrerName)
  return (
    <Layout
      preview={t('{company} has it now. You need not do anything else.', { company })}
      reason={t('You received this letter because you applied for this job on Goodword on {date}.', {
        date: submittedOn,
      })}
    >
      <Title>{t('Your application arrived')}</Title>
      <Paragraph>{name === NOBODY ? t('Hi there, thank you!') : t('Hi {name}, thank you!', { name })}</Paragraph>
      <Paragraph>
        {t(
          '{company} has your application for {job}. You need not do anything else: we write to you as soon as its status changes.',
          { company, job },
        )}{' '}
        {t('Your own page shows where you stand; you can also download your data, withdraw or erase it there.')}
      </Paragraph>
      {answerBy && (
        <Paragraph>
          {t('They promised an answer by {date}. If none comes by then, your page says so; silence is never a no.', {
            date: answerBy,
          })}
        </Paragraph>
      )}
      <Facts
        facts={{
          [t('Position')]: job,
          [t('Company')]: company,
          [t('Application number')]: number,
          [t('Submitted')]: submittedOn,
          [t('Answer promised by')]: answerBy,
        }}
      />
      <Action href={link}>{t('See your application')}</Action>
      <Paragraph soft>
        {t("The link is yours alone, so please don't forward it: whoever has it can do all of this.")}
      </Paragraph>
      <Paragraph soft>
        {t('What you sent goes to {company} alone, and only their hiring managers can open your documents.', {
          company,
        })}{' '}
        {t(
          '{referrer}, who referred you, learns that you applied and how it goes on, but sees nothing of what you sent.',
          { referrer },
        )}
      </Paragraph>
    </Layout>
  )
}

/** To the candidate, right after submitting. */
export const applicationConfirmation = letterTemplate({
  subject: ({ jobTitle, companyName }: ApplicationConfirmationProps, { t }) =>
    t('Your application arrived: {job} at {company}', { job: jobTitle, company: companyName }),
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
