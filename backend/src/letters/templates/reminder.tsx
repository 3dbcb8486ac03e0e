import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Greeting } from './parts/greeting.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Role, type RoleProps } from './parts/role.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'
import { type Referrer, referrerIn } from './parts/words.ts'
import { yourRights } from './parts/your-rights.ts'

interface ReminderProps extends RoleProps {
  candidateFirstName: string
  referrerName: Referrer
  /** A personal link. */
  link: string
  /** The last day the link works, in words. */
  openUntil: string
}

function Reminder(props: ReminderProps) {
  const texts = useLetterTexts()
  const { t } = texts
  const { jobTitle: job, companyName: company, openUntil: date } = props
  const referrer = referrerIn(texts, props.referrerName)
  return (
    <Layout
      preview={t('It is open until {date}.', { date })}
      reason={[
        t(
          'You received this letter because {referrer} gave us your name and address to invite you to this job, and asked us to remind you.',
          { referrer },
        ),
        yourRights(texts, props),
      ].join(' ')}
    >
      <Title>{t('The invitation of {referrer} is still open', { referrer })}</Title>
      <Greeting name={props.candidateFirstName} />
      <Paragraph>
        {t('{referrer} thinks you would be great as {job} at {company}, and would be glad if you had a look.', {
          referrer,
          job,
          company,
        })}
      </Paragraph>
      <Role {...props} />
      <Action href={props.link}>{t('See the role')}</Action>
      <Paragraph soft>
        {t('{company} learns nothing about you unless you apply.', { company })}{' '}
        {t('The link is yours alone and works until {date}.', { date })}{' '}
        {t('Not for you? Say so on the same page and we delete your details.')}
      </Paragraph>
    </Layout>
  )
}

/** To a candidate who has not answered, when whoever invited them asks for it. */
export const reminder = letterTemplate({
  subject: ({ referrerName, jobTitle, companyName }: ReminderProps, texts) =>
    texts.t('Still open: {referrer} invited you to {job} at {company}', {
      referrer: referrerIn(texts, referrerName),
      job: jobTitle,
      company: companyName,
    }),
  Body: Reminder,
  sample: {
    candidateFirstName: 'Grace',
    referrerName: '“Ada Lovelace”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    location: '“Remote, Europe”',
    type: 'Full-time',
    salary: '$120k - $150k',
    companyLogo: undefined,
    link: 'https://goodword.example/apply/sample',
    openUntil: 'Dec 21, 2026 (UTC)',
  },
})
