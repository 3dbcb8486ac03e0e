import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Role, type RoleProps } from './parts/role.tsx'
import { Title } from './parts/title.tsx'
import type { Referrer } from './parts/words.ts'

interface LinkAgainProps extends RoleProps {
  candidateFirstName: string
  referrerName: Referrer
  /** A personal link. */
  link: string
  /** The last day the link works, in words. */
  openUntil: string
}

function LinkAgain(props: LinkAgainProps) {
  const { candidateFirstName, referrerName, jobTitle, companyName } = props
  return (
    <Layout
      preview="It opens the same page on every device."
      reason={`You received this letter because somebody asked for it on the page of your invitation by ${referrerName}. If it was not you, somebody has your link: on that page you can say no thanks, and we delete your details.`}
    >
      <Title>Here is your link again</Title>
      <Paragraph>Hi {candidateFirstName},</Paragraph>
      <Paragraph>
        With this link you can apply as {jobTitle} at {companyName} on your computer. The link on your phone keeps
        working.
      </Paragraph>
      <Role {...props} />
      <Action href={props.link}>Go on with your application</Action>
      <Paragraph soft>
        What you filled in on your phone stays on your phone. The link is yours alone and works until {props.openUntil}.
      </Paragraph>
    </Layout>
  )
}

/** To a candidate who wants to go on at a computer. */
export const linkAgain = letterTemplate({
  subject: ({ jobTitle, companyName }: LinkAgainProps) => `Your link: ${jobTitle} at ${companyName}`,
  Body: LinkAgain,
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
