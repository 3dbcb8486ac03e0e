import type { Quoted } from '@goodword/contract/quoted'
import type { LetterTexts } from '../letter-texts.ts'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Greeting } from './parts/greeting.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Role, type RoleProps } from './parts/role.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'
import { type Referrer, referrerIn } from './parts/words.ts'
import { yourRights } from './parts/your-rights.ts'

interface InvitationProps extends RoleProps {
  candidateFirstName: string
  referrerName: Referrer
  message: Quoted | undefined
  /** The model that wrote it, if any. */
  messageWrittenWithAi?: string | undefined
  /** As promised to the referrer, in whole dollars; null where none was. */
  bonus: number | null
  /** The personal link. */
  link: string
  /** The last day the link works, in words. */
  openUntil: string
  /** That the company has proven; undefined without (docs/rules.md#a-company-proves-a-domain). */
  domain: string | undefined
}

function Invitation(props: InvitationProps) {
  const texts = useLetterTexts()
  const { t } = texts
  const company = props.companyName
  const referrer = referrerIn(texts, props.referrerName)
  return (
    <Layout
      preview={t('Have a look at the role first. {company} learns nothing about you unless you apply.', { company })}
      reason={[
        t('You received this letter because {referrer} gave us your name and address to invite you to this job.', {
          referrer,
        }),
        t('We use both for this invitation only.'),
        rewardSentence(texts, props),
        yourRights(texts, props),
      ].join(' ')}
    >
      <Title>{t('{referrer} put in a good word for you', { referrer })}</Title>
      <Greeting name={props.candidateFirstName} />
      <Paragraph>
        {t('{referrer} thinks you would be great as {job} at {company}, and invites you to have a look.', {
          referrer,
          job: props.jobTitle,
          company,
        })}
      </Paragraph>
      {props.message && <Paragraph>{t('A few words from {referrer}:', { referrer })}</Paragraph>}
      {props.message && <Quote model={props.messageWrittenWithAi}>{props.message}</Quote>}
      <Role {...props} />
      <Paragraph>{whoPosts(texts, props)}</Paragraph>
      <Action href={props.link}>{t('See the role and apply')}</Action>
      <Paragraph>
        {t('You decide: {company} does not know your name, and learns it only if you apply.', { company })}{' '}
        {t(
          'Not for you? Say so on the same page and we delete your details, or just ignore this letter: the invitation ends by itself.',
        )}
      </Paragraph>
      <Paragraph soft>
        {t("The link is yours alone, so please don't forward it.")}{' '}
        {t('Your invitation counts until {date}.', { date: props.openUntil })}{' '}
        {t("If somebody else invites you to this job, too, whoever's link you apply through recommended you.")}{' '}
        {t('Applying is free.')}
      </Paragraph>
    </Layout>
  )
}

/** What is known of who posts the job. Never to pay holds either way, as anybody can have a domain. */
function whoPosts(texts: LetterTexts, { domain, companyName: company, referrerName }: InvitationProps): string {
  const { t } = texts
  const referrer = referrerIn(texts, referrerName)
  return domain
    ? t('{company} receives mail at {domain}. Never pay to apply.', { company, domain })
    : t('Nobody has checked who posts this job. Ask {referrer} if you are unsure, and never pay to apply.', {
        referrer,
      })
}

/** What whoever invites them gets of it. */
function rewardSentence(texts: LetterTexts, { bonus, referrerName }: InvitationProps): string {
  const { t } = texts
  const referrer = referrerIn(texts, referrerName)
  return bonus
    ? t('If it ends in a hire, the company rewards {referrer}, and Goodword keeps a part of it.', { referrer })
    : t('{referrer} was promised no reward for it.', { referrer })
}

/** To the candidate: somebody thought of you. Nothing is shared yet, and the letter says so. */
export const invitation = letterTemplate({
  subject: ({ referrerName, jobTitle, companyName }: InvitationProps, texts) =>
    texts.t('{referrer} put in a good word for you: {job} at {company}', {
      referrer: referrerIn(texts, referrerName),
      job: jobTitle,
      company: companyName,
    }),
  Body: Invitation,
  sample: {
    candidateFirstName: 'Grace',
    referrerName: '“Ada Lovelace”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    location: '“Remote, Europe”',
    type: 'Full-time',
    salary: '$120k - $150k',
    companyLogo: undefined,
    message:
      '“Grace, they are building exactly the kind of tools you always wanted to have.\n\nThe team is small and kind. I thought of you at once.”',
    bonus: 2500,
    link: 'https://goodword.example/apply/sample',
    openUntil: 'Dec 21, 2026 (UTC)',
    domain: 'aurora.example',
  },
  variants: { 'with a proven domain': {}, 'without one': { domain: undefined } },
})
