import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface ReferrerJobHiddenProps {
  referrerFirstName: string
  jobTitle: Quoted
  companyName: Quoted
  link: string
}

function ReferrerJobHidden({ referrerFirstName, jobTitle, companyName, link }: ReferrerJobHiddenProps) {
  return (
    <Layout
      preview="The operators of Goodword hid a posting that you referred people to."
      reason="You received this letter because you referred people to this job on Goodword."
    >
      <Title>The posting was hidden</Title>
      <Paragraph>Hi {referrerFirstName},</Paragraph>
      <Paragraph>
        The operators of Goodword hid {jobTitle} at {companyName}. It takes no new referrals and applications. We have
        told the candidates whose invitation or application is open.
      </Paragraph>
      <Action href={link}>See your referrals</Action>
    </Layout>
  )
}

/** To a recommender with open referrals when the operators hide their posting: one letter, however many they are. */
export const referrerJobHidden = letterTemplate({
  subject: ({ jobTitle, companyName }: ReferrerJobHiddenProps) =>
    `The posting was hidden: ${jobTitle} at ${companyName}`,
  Body: ReferrerJobHidden,
  sample: {
    referrerFirstName: 'Ada',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    link: 'https://goodword.example/dashboard',
  },
})
