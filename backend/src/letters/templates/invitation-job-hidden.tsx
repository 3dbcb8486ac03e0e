import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Greeting } from './parts/greeting.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'
import { type Referrer, referrerIn } from './parts/words.ts'

interface InvitationJobHiddenProps {
  candidateFirstName: string
  referrerName: Referrer
  jobTitle: Quoted
  companyName: Quoted
  /** A personal link. */
  link: string
}

function InvitationJobHidden(props: InvitationJobHiddenProps) {
  const texts = useLetterTexts()
  const { t } = texts
  const { jobTitle: job, companyName: company } = props
  const referrer = referrerIn(texts, props.referrerName)
  return (
    <Layout
      preview={t('The operators of Goodword hid the posting that you were invited to.')}
      reason={t(
        'You received this letter because {referrer} gave us your name and address to invite you to this job.',
        { referrer },
      )}
    >
      <Title>{t('The posting was hidden')}</Title>
      <Greeting name={props.candidateFirstName} />
      <Paragraph>
        {t(
          'The operators of Goodword hid {job} at {company}, to which {referrer} invited you. It takes no applications. Whoever posted it never learned of you.',
          { job, company, referrer },
        )}
      </Paragraph>
      <Paragraph>{t('Your name and address can be deleted on the page of your invitation.')}</Paragraph>
      <Action href={props.link}>{t('See the invitation')}</Action>
    </Layout>
  )
}

/** To a candidate who has not answered an invitation when the operators hide its posting. */
export const invitationJobHidden = letterTemplate({
  subject: ({ jobTitle, companyName }: InvitationJobHiddenProps, { t }) =>
    t('The posting was hidden: {job} at {company}', { job: jobTitle, company: companyName }),
  Body: InvitationJobHidden,
  sample: {
    candidateFirstName: 'Grace',
    referrerName: '“Ada Lovelace”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    link: 'https://goodword.example/apply/sample',
  },
})
