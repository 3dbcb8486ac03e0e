import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Title } from './parts/title.tsx'

interface AccountClosedProps {
  firstName: string
  reason: Quoted
}

function AccountClosed({ firstName, reason }: AccountClosedProps) {
  return (
    <Layout
      preview="The operators of Goodword closed your account."
      reason="You received this letter because it is about your account on Goodword."
    >
      <Title>Your account was closed</Title>
      <Paragraph>Hi {firstName},</Paragraph>
      <Paragraph>
        The operators of Goodword closed your account. You cannot sign in any more, and no longer hire for a company.
        Where nobody else owns it, its postings are hidden. What is owed to you or by you stays as it is.
      </Paragraph>
      <Paragraph>Their reason:</Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>If you think that this is a mistake, please answer this letter.</Paragraph>
    </Layout>
  )
}

/** To a person whose account the operators closed. */
export const accountClosed = letterTemplate({
  subject: (_: AccountClosedProps) => 'Your account on Goodword was closed',
  Body: AccountClosed,
  sample: { firstName: 'Margaret', reason: '“You posted in the name of a company that does not know you.”' },
})
