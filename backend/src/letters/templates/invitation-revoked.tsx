import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import type { Referrer } from './parts/words.ts'

interface InvitationRevokedProps {
  candidateFirstName: string
  referrerName: Referrer
  jobTitle: Quoted
  companyName: Quoted
}

function InvitationRevoked({ candidateFirstName, referrerName, jobTitle, companyName }: InvitationRevokedProps) {
  return (
    <Layout
      preview="Your details are deleted."
      reason="You received this letter because you had said on Goodword that you are interested in this job."
    >
      <Title>The invitation was taken back</Title>
      <Paragraph>Hi {candidateFirstName},</Paragraph>
      <Paragraph>
        {referrerName} took the invitation to {jobTitle} at {companyName} back, so its link no longer opens.{' '}
        {companyName} never learned of you.
      </Paragraph>
      <Paragraph>
        Your name and address are deleted with it. If you have questions, please ask {referrerName}.
      </Paragraph>
    </Layout>
  )
}

/** To a candidate who had shown interest, when whoever invited them takes it back. */
export const invitationRevoked = letterTemplate({
  subject: ({ jobTitle, companyName }: InvitationRevokedProps) => `Taken back: ${jobTitle} at ${companyName}`,
  Body: InvitationRevoked,
  sample: {
    candidateFirstName: 'Grace',
    referrerName: '“Ada Lovelace”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
  },
})
