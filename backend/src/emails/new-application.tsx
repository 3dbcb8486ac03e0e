import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Facts } from './parts/facts.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface NewApplicationProps {
  managerFirstName: string
  applicantName: string
  referrerName: string
  jobTitle: string
  link: string
}

function NewApplication(props: NewApplicationProps) {
  const { managerFirstName, applicantName, referrerName, jobTitle, link } = props
  return (
    <Layout
      preview={`${referrerName} referred them.`}
      reason="You received this letter because you posted this job on Goodword."
    >
      <Title>You have a new application</Title>
      <Paragraph>Hi {managerFirstName},</Paragraph>
      <Paragraph>
        {applicantName} applied for {jobTitle}. {referrerName} put in a good word for them.
      </Paragraph>
      <Facts facts={{ Candidate: applicantName, Position: jobTitle, 'Referred by': referrerName }} />
      <Action href={link}>Read the application</Action>
    </Layout>
  )
}

/** To the hiring manager. Only names are in it: the application itself stays behind the sign-in. */
export const newApplication = letterTemplate({
  subject: ({ applicantName, jobTitle }: NewApplicationProps) => `New application: ${applicantName} for ${jobTitle}`,
  Body: NewApplication,
  sample: {
    managerFirstName: 'Margaret',
    applicantName: 'Grace Hopper',
    referrerName: 'Ada Lovelace',
    jobTitle: 'Senior Compiler Engineer',
    link: 'https://goodword.example/hiring-dashboard',
  },
})
