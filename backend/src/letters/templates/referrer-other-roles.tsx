import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Facts } from './parts/facts.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface ReferrerOtherRolesProps {
  referrerFirstName: string
  candidateName: Quoted
  jobTitle: Quoted
  companyName: Quoted
  link: string
}

function ReferrerOtherRoles({
  referrerFirstName,
  candidateName,
  jobTitle,
  companyName,
  link,
}: ReferrerOtherRolesProps) {
  return (
    <Layout
      preview="Perhaps you know of a job that fits."
      reason="You received this letter because you referred this candidate on Goodword, and they asked us to tell you."
    >
      <Title>{`${candidateName} is open to other roles`}</Title>
      <Paragraph>Hi {referrerFirstName},</Paragraph>
      <Paragraph>
        It did not work out with {jobTitle} at {companyName}. {candidateName} asked us to tell you, and only you, that
        they are open to other roles. If you know of a job that fits, you can recommend them again: your referrals say
        so for six months, or until they take it back.
      </Paragraph>
      <Facts facts={{ Candidate: candidateName, Position: jobTitle, Company: companyName }} />
      <Action href={link}>See your referrals</Action>
      <Paragraph soft>They decide about each invitation anew, and no company learns that they are looking.</Paragraph>
    </Layout>
  )
}

/** To the referrer: the candidate, whose application is over, consents to being recommended for other jobs. */
export const referrerOtherRoles = letterTemplate({
  subject: ({ candidateName }: ReferrerOtherRolesProps) => `${candidateName} is open to other roles`,
  Body: ReferrerOtherRoles,
  sample: {
    referrerFirstName: 'Ada',
    candidateName: '“Grace Hopper”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    link: 'https://goodword.example/dashboard',
  },
})
