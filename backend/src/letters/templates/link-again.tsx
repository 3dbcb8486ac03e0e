import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Greeting } from './parts/greeting.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Role, type RoleProps } from './parts/role.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'
import { type Referrer, referrerIn } from './parts/words.ts'

interface LinkAgainProps extends RoleProps {
  candidateFirstName: string
  referrerName: Referrer
  /** A personal link. */
  link: string
  /** The last day the link works, in words. */
  openUntil: string
}

function LinkAgain(props: LinkAgainProps) {
  const texts = useLetterTexts()
  const { t } = texts
  const { jobTitle: job, companyName: company, openUntil: date } = props
  return (
    <Layout
      preview={t('It opens the same page on every device.')}
      reason={t(
        'You received this letter because somebody asked for it on the page of your invitation by {referrer}. If it was not you, somebody has your link: on that page you can say no thanks, and we delete your details.',
        { referrer: referrerIn(texts, props.referrerName) },
      )}
    >
      <Title>{t('Here is your link again')}</Title>
      <Greeting name={props.candidateFirstName} />
      <Paragraph>
        {t(
          'With this link you can apply as {job} at {company} on your computer. The link on your phone keeps working.',
          { job, company },
        )}
      </Paragraph>
      <Role {...props} />
      <Action href={props.link}>{t('Go on with your application')}</Action>
      <Paragraph soft>
        {t('What you filled in on your phone stays on your phone. The link is yours alone and works until {date}.', {
          date,
        })}
      </Paragraph>
    </Layout>
  )
}

/** To a candidate who wants to go on at a computer. */
export const linkAgain = letterTemplate({
  subject: ({ jobTitle: job, companyName: company }: LinkAgainProps, { t }) =>
    t('Your link: {job} at {company}', { job, company }),
  Body: LinkAgain,
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
