import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface InvitationUsedProps {
  candidateFirstName: string
  jobTitle: Quoted
  companyName: Quoted
  link: string
}

function InvitationUsed({ candidateFirstName, jobTitle, companyName, link }: InvitationUsedProps) {
  return (
    <Layout
      preview="If it was you, there is nothing to do."
      reason="You received this letter because we had sent you an invitation to this job on Goodword. It is the only one about this."
    >
      <Title>Your invitation was used with another address</Title>
      <Paragraph>Hi {candidateFirstName},</Paragraph>
      <Paragraph>
        Somebody applied for {jobTitle} at {companyName} through the invitation that we sent to this address, and gave
        another one. If that was you, there is nothing to do: news go to the address you gave.
      </Paragraph>
      <Action href={link}>This was not me</Action>
      <Paragraph soft>
        As long as the other address is not confirmed, this removes that application and gives you back your invitation.
      </Paragraph>
    </Layout>
  )
}

/** To the invited address, once, when somebody applied with another one. */
export const invitationUsed = letterTemplate({
  subject: (_: InvitationUsedProps) => 'Your invitation was used with another address',
  Body: InvitationUsed,
  sample: {
    candidateFirstName: 'Grace',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    link: 'https://goodword.example/apply/sample',
  },
})
