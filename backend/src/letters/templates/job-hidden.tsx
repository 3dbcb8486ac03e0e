import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Title } from './parts/title.tsx'

interface JobHiddenProps {
  managerFirstName: string
  jobTitle: Quoted
  companyName: Quoted
  reason: Quoted
  link: string
}

function JobHidden({ managerFirstName, jobTitle, companyName, reason, link }: JobHiddenProps) {
  return (
    <Layout
      preview="The operators of Goodword hid this posting."
      reason="You received this letter because your company posted this job on Goodword."
    >
      <Title>Your posting was hidden</Title>
      <Paragraph>Hi {managerFirstName},</Paragraph>
      <Paragraph>
        The operators of Goodword hid {jobTitle} at {companyName}. It is in no list, and takes no new referrals and
        applications. You can still decide on the applications that you have, or delete the posting.
      </Paragraph>
      <Paragraph>Their reason:</Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>If you think that this is a mistake, please answer this letter.</Paragraph>
      <Action href={link}>See your postings</Action>
    </Layout>
  )
}

/** To an owner of the company of a posting that the operators hid. */
export const jobHidden = letterTemplate({
  subject: ({ jobTitle }: JobHiddenProps) => `Your posting was hidden: ${jobTitle}`,
  Body: JobHidden,
  sample: {
    managerFirstName: 'Margaret',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    reason: '“Aurora Energy told us that they have no such position.”',
    link: 'https://goodword.example/hiring-dashboard',
  },
})
