import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { MEMBER_SAMPLE, type MemberProps } from './parts/member-props.ts'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

function MemberJoined({ firstName, personName, companyName, link }: MemberProps) {
  return (
    <Layout
      preview="They see all its jobs and applications."
      reason="You received this letter because you own this company on Goodword."
    >
      <Title>{`${personName} joined ${companyName}`}</Title>
      <Paragraph>Hi {firstName},</Paragraph>
      <Paragraph>
        {personName} accepted the invitation to {companyName}, and now sees all its jobs, applications and payments. If
        you did not expect that, you can remove them from the team.
      </Paragraph>
      <Action href={link}>See your team</Action>
    </Layout>
  )
}

/** To each owner of a company that somebody joined. */
export const memberJoined = letterTemplate({
  subject: ({ personName, companyName }: MemberProps) => `${personName} joined ${companyName}`,
  Body: MemberJoined,
  sample: MEMBER_SAMPLE,
})
