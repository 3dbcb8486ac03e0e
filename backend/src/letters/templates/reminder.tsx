import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Role, type RoleProps } from './parts/role.tsx'
import { Title } from './parts/title.tsx'
import type { Referrer } from './parts/words.ts'
import { yourRights } from './parts/your-rights.ts'

interface ReminderProps extends RoleProps {
  candidateFirstName: string
  referrerName: Referrer
  /** A personal link. */
  link: string
  /** The last day the link works, in words. */
  openUntil: string
}

function Reminder(props: ReminderProps) {
  const { candidateFirstName, referrerName, jobTitle, companyName } = props
  return (
    <Layout
      preview={`It is open until ${props.openUntil}.`}
      reason={`You received this letter because ${referrerName} gave us your name and address to invite you to this job, and asked us to remind you. ${yourRights(props)}`}
    >
      <Title>{`The invitation of ${referrerName} is still open`}</Title>
      <Paragraph>Hi {candidateFirstName},</Paragraph>
      <Paragraph>
        {referrerName} thinks you would be great as {jobTitle} at {companyName}, and would be glad if you had a look.
      </Paragraph>
      <Role {...props} />
      <Action href={props.link}>See the role</Action>
      <Paragraph soft>
        {companyName} learns nothing about you unless you apply. The link is yours alone and works until{' '}
        {props.openUntil}. Not for you? Say so on the same page and we delete your details.
      </Paragraph>
    </Layout>
  )
}

/** To a candidate who has not answered, when whoever invited them asks for it. */
export const reminder = letterTemplate({
  subject: ({ referrerName, jobTitle, companyName }: ReminderProps) =>
    `Still open: ${referrerName} invited you to ${jobTitle} at ${companyName}`,
  Body: Reminder,
  sample: {
    candidateFirstName: 'Grace',
    referrerName: '“Ada Lovelace”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    location: '“Remote, Europe”',
    type: 'Full-time',
    salary: '$120k - $150k',
    companyLogo: undefined,
    link: 'https://goodword.example/apply/sample',
    openUntil: 'Dec 21, 2026 (UTC)',
  },
})
