import { letterTemplate } from './letter-template.ts'
import { Layout } from './parts/layout.tsx'
import { MEMBER_SAMPLE, type MemberProps } from './parts/member-props.ts'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

function MemberRemoved({ firstName, personName, companyName }: MemberProps) {
  return (
    <Layout
      preview="Your account stays, without the company."
      reason="You received this letter because you hired for this company on Goodword."
    >
      <Title>{`You are no longer a member of ${companyName}`}</Title>
      <Paragraph>Hi {firstName},</Paragraph>
      <Paragraph>
        {personName} removed you from {companyName}. Its jobs, applications and payments are closed to you, and the jobs
        that you handled went to an owner. What you did there stays under your name.
      </Paragraph>
      <Paragraph>
        Your account and your own referrals stay as they are. If you think that this is a mistake, please ask your
        company.
      </Paragraph>
    </Layout>
  )
}

/** To somebody whom an owner removed from a company. */
export const memberRemoved = letterTemplate({
  subject: ({ companyName }: MemberProps) => `You are no longer a member of ${companyName}`,
  Body: MemberRemoved,
  sample: MEMBER_SAMPLE,
})
