import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Title } from './parts/title.tsx'

interface TestEmailProps {
  subject: string
  message: Quoted
}

function TestEmail({ message }: TestEmailProps) {
  return (
    <Layout
      preview="Mail from Goodword arrives here."
      reason="You received this letter because somebody sent a test to this address from Goodword's e-mail test page."
    >
      <Title>Mail works</Title>
      <Quote>{message}</Quote>
      <Paragraph soft>If you can read this, letters from Goodword arrive at this address.</Paragraph>
    </Layout>
  )
}

/** What the e-mail test page sends. */
export const testEmail = letterTemplate({
  subject: ({ subject }: TestEmailProps) => subject,
  Body: TestEmail,
  sample: {
    subject: 'Test email from Goodword',
    message: '“This is a test of the email notification system.”',
  },
})
