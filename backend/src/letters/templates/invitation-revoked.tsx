import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Greeting } from './parts/greeting.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'
import { type Referrer, referrerIn } from './parts/words.ts'

interface InvitationRevokedProps {
  candidateFirstName: string
  referrerName: Referrer
  jobTitle: Quoted
  companyName: Quoted
}

function InvitationRevoked(props: InvitationRevokedProps) {
  const texts = useLetterTexts()
  const { t } = texts
  const { jobTitle: job, companyName: company } = props
  const referrer = referrerIn(texts, props.referrerName)
  return (
    <Layout
      preview={t('Your details are deleted.')}
      reason={t('You received this letter because you had said on Goodword that you are interested in this job.')}
    >
      <Title>{t('The invitation was taken back')}</Title>
      <Greeting name={props.candidateFirstName} />
      <Paragraph>
        {t('{referrer} took the invitation to {job} at {company} back, so its link no longer opens.', {
          referrer,
          job,
          company,
        })}{' '}
        {t('{company} never learned of you.', { company })}
      </Paragraph>
      <Paragraph>
        {t('Your name and address are deleted with it. If you have questions, please ask {referrer}.', { referrer })}
      </Paragraph>
    </Layout>
  )
}

/** To a candidate who had shown interest, when whoever invited them takes it back. */
export const invitationRevoked = letterTemplate({
  subject: ({ jobTitle, companyName }: InvitationRevokedProps, { t }) =>
    t('Taken back: {job} at {company}', { job: jobTitle, company: companyName }),
  Body: InvitationRevoked,
  sample: {
    candidateFirstName: 'Grace',
    referrerName: '“Ada Lovelace”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
  },
})
