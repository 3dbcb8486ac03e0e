import { Action } from './parts/action.tsx'
import { Facts } from './parts/facts.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

export interface NewApplicationProps {
  managerFirstName: string
  candidateName: string
  referrerName: string
  jobTitle: string
  dashboardUrl: string
}

export const newApplicationSubject = ({ candidateName, jobTitle }: NewApplicationProps) =>
  `New application: ${candidateName} for ${jobTitle}`

/** To the hiring manager. Only names are in it: the application itself stays behind the sign-in. */
export function NewApplication(props: NewApplicationProps) {
  const { managerFirstName, candidateName, referrerName, jobTitle, dashboardUrl } = props
  return (
    <Layout
      preview={`${referrerName} referred them.`}
      reason="You received this letter because you posted this job on Goodword."
    >
      <Title>You have a new application</Title>
      <Paragraph>Hi {managerFirstName},</Paragraph>
      <Paragraph>
        {candidateName} applied for {jobTitle}. {referrerName} put in a good word for them.
      </Paragraph>
      <Facts facts={{ Candidate: candidateName, Position: jobTitle, 'Referred by': referrerName }} />
      <Action href={dashboardUrl}>Read the application</Action>
    </Layout>
  )
}

export const newApplicationSample: NewApplicationProps = {
  managerFirstName: 'Margaret',
  candidateName: 'Grace Hopper',
  referrerName: 'Ada Lovelace',
  jobTitle: 'Senior Compiler Engineer',
  dashboardUrl: 'https://goodword.example/hiring-dashboard',
}
