import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface JobRemovedProps {
  applicantFirstName: string
  jobTitle: Quoted
  companyName: Quoted
}

function JobRemoved({ applicantFirstName, jobTitle, companyName }: JobRemovedProps) {
  return (
    <Layout
      preview="The job was removed, and your application with it."
      reason="You received this letter because you applied for this job on Goodword."
    >
      <Title>This job is no longer available</Title>
      <Paragraph>Hi {applicantFirstName},</Paragraph>
      <Paragraph>
        {companyName} removed the job {jobTitle}, so your application ends here. This says nothing about you or your
        application.
      </Paragraph>
      <Paragraph>
        Your application was removed with it, and the documents you sent are being deleted. Thank you for your interest.
      </Paragraph>
    </Layout>
  )
}

/** To a candidate whose application went with the job it was for. */
export const jobRemoved = letterTemplate({
  subject: ({ jobTitle, companyName }: JobRemovedProps) => `No longer available: ${jobTitle} at ${companyName}`,
  Body: JobRemoved,
  sample: {
    applicantFirstName: 'Grace',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
  },
})
