import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

export interface JobRemovedProps {
  firstName: string
  jobTitle: string
  companyName: string
}

export const jobRemovedSubject = ({ jobTitle, companyName }: JobRemovedProps) =>
  `No longer available: ${jobTitle} at ${companyName}`

/** To a candidate whose application went with the job it was for. */
export function JobRemoved({ firstName, jobTitle, companyName }: JobRemovedProps) {
  return (
    <Layout
      preview="The job was removed, and your application with it."
      reason="You received this letter because you applied for this job on Goodword."
    >
      <Title>This job is no longer available</Title>
      <Paragraph>Hi {firstName},</Paragraph>
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

export const jobRemovedSample: JobRemovedProps = {
  firstName: 'Grace',
  jobTitle: 'Senior Compiler Engineer',
  companyName: 'Aurora Energy',
}
