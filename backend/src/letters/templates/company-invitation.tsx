import type { Quoted } from '@goodword/contract/quoted'
import type { CompanyRole } from '@goodword/contract/statuses'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import type { Referrer } from './parts/words.ts'

interface CompanyInvitationProps {
  inviterName: Referrer
  companyName: Quoted
  role: CompanyRole
  /** The last day the link works, in words. */
  openUntil: string
  link: string
}

const MAY: Record<CompanyRole, string> = {
  manager: 'You would post jobs, read applications and decide on them together with your colleagues.',
  owner:
    'As an owner you would post jobs, read applications and decide on them together with your colleagues, and say who else belongs to the company.',
}

function CompanyInvitation({ inviterName, companyName, role, openUntil, link }: CompanyInvitationProps) {
  return (
    <Layout
      preview={`Hire for ${companyName} on Goodword, with an account of your own.`}
      reason={`You received this letter because ${inviterName} entered your address on Goodword to invite you to ${companyName}. We use it for this invitation only.`}
    >
      <Title>{`${inviterName} invites you to hire for ${companyName}`}</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {inviterName} would like you to join {companyName} on Goodword, where companies hire by referral. {MAY[role]}
      </Paragraph>
      <Action href={link}>See the invitation</Action>
      <Paragraph>
        Sign in there with the account of this address: the link works for it alone, so please don't forward it. It
        works once, until {openUntil}.
      </Paragraph>
      <Paragraph soft>
        Nobody has checked who invites you. If you don't know {inviterName}, ignore this letter: the invitation ends by
        itself.
      </Paragraph>
    </Layout>
  )
}

/** To an address that an owner typed: whoever has it may join the company. */
export const companyInvitation = letterTemplate({
  subject: ({ inviterName, companyName }: CompanyInvitationProps) => `${inviterName} invites you to ${companyName}`,
  Body: CompanyInvitation,
  sample: {
    inviterName: '“Ada Lovelace”',
    companyName: '“Aurora Energy”',
    role: 'manager',
    openUntil: 'Dec 21, 2026 (UTC)',
    link: 'https://goodword.example/join/sample',
  },
  variants: { 'as a manager': {}, 'as an owner': { role: 'owner' } },
})
