import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface ApplicationJobHiddenProps {
  applicantFirstName: string
  jobTitle: Quoted
  companyName: Quoted
  /** Their own page. */
  link: string
}

function ApplicationJobHidden({ applicantFirstName, jobTitle, companyName, link }: ApplicationJobHiddenProps) {
  return (
    <Layout
      preview="The operators of Goodword hid the posting that you applied to."
      reason="You received this letter because you applied for this job on Goodword."
    >
      <Title>The posting was hidden</Title>
      <Paragraph>Hi {applicantFirstName},</Paragraph>
      <Paragraph>
        The operators of Goodword hid {jobTitle} at {companyName}. This says nothing about you or your application.
      </Paragraph>
      <Paragraph>
        On your own page you can withdraw your application or delete your details. Until then whoever posted the job
        keeps them.
      </Paragraph>
      <Action href={link}>See your application</Action>
    </Layout>
  )
}

/** To a candidate whose application is open when the operators hide its posting. */
export const applicationJobHidden = letterTemplate({
  subject: ({ jobTitle, companyName }: ApplicationJobHiddenProps) =>
    `The posting was hidden: ${jobTitle} at ${companyName}`,
  Body: ApplicationJobHidden,
  sample: {
    applicantFirstName: 'Grace',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    link: 'https://goodword.example/apply/sample',
  },
})
