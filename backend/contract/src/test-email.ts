import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, isOneLine, line, text } from './fields.ts'
import { LINE_MAX, TEXT_MAX } from './limits.ts'

const MISSING = 'Email address, subject, and message are required.'

/** What the form of /email-test sends, with its messages. */
export const TestEmailInput = z.object({
  to: email(),
  // A line break in a subject is how headers are injected (ASVS 1.3.11).
  subject: line(1, MISSING, LINE_MAX).check(isOneLine),
  message: text(1, MISSING, TEXT_MAX),
})
export type TestEmailInput = z.infer<typeof TestEmailInput>

/** Sends a test letter; 429 after five in an hour. */
export const sendTestEmail = endpoint('POST', '/api/test-email', {
  body: TestEmailInput,
  reply: z.object({ sent: z.boolean() }),
})
