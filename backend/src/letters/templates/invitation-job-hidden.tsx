import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import type { Referrer } from './parts/words.ts'

interface InvitationJobHiddenProps {
  candidateFirstName: string
  referrerName: Referrer
  jobTitle: Quoted
  companyName: Quoted
  /** A personal link. */
  link: string
}

function InvitationJobHidden(props: InvitationJobHiddenProps) {
  const { candidateFirstName, referrerName, jobTitle, companyName, link } = props
  return (
    <Layout
      preview="The operators of Goodword hid the posting that you were invited to."
      reason={`You received this letter because ${referrerName} gave us your name and address to invite you to this job.`}
    >
      <Title>The posting was hidden</Title>
      <Paragraph>Hi {candidateFirstName},</Paragraph>
      <Paragraph>
        The operators of Goodword hid {jobTitle} at {companyName}, to which {referrerName} invited you. It takes no
        applications. Whoever posted it never learned of you.
      </Paragraph>
      <Paragraph>Your name and address can be deleted on the page of your invitation.</Paragraph>
      <Action href={link}>See the invitation</Action>
    </Layout>
  )
}

/** To a candidate who has not answered an invitation when the operators hide its posting. */
export const invitationJobHidden = letterTemplate({
  subject: ({ jobTitle, companyName }: InvitationJobHiddenProps) =>
    `The posting was hidden: ${jobTitle} at ${companyName}`,
  Body: InvitationJobHidden,
  sample: {
    candidateFirstName: 'Grace',
    referrerName: '“Ada Lovelace”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    link: 'https://goodword.example/apply/sample',
  },
})
