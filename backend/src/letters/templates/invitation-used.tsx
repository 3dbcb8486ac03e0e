import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Greeting } from './parts/greeting.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'

interface InvitationUsedProps {
  candidateFirstName: string
  jobTitle: Quoted
  companyName: Quoted
  link: string
}

function InvitationUsed({ candidateFirstName, jobTitle, companyName, link }: InvitationUsedProps) {
  const { t } = useLetterTexts()
  return (
    <Layout
      preview={t('If it was you, there is nothing to do.')}
      reason={t(
        'You received this letter because we had sent you an invitation to this job on Goodword. It is the only one about this.',
      )}
    >
      <Title>{t('Your invitation was used with another address')}</Title>
      <Greeting name={candidateFirstName} />
      <Paragraph>
        {t(
          'Somebody applied for {job} at {company} through the invitation that we sent to this address, and gave another one. If that was you, there is nothing to do: news go to the address you gave.',
          { job: jobTitle, company: companyName },
        )}
      </Paragraph>
      <Action href={link}>{t('This was not me')}</Action>
      <Paragraph soft>
        {t(
          'As long as the other address is not confirmed, this removes that application and gives you back your invitation.',
        )}
      </Paragraph>
    </Layout>
  )
}

/** To the invited address, once, when somebody applied with another one. */
export const invitationUsed = letterTemplate({
  subject: (_: InvitationUsedProps, { t }) => t('Your invitation was used with another address'),
  Body: InvitationUsed,
  sample: {
    candidateFirstName: 'Grace',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    link: 'https://goodword.example/apply/sample',
  },
})
