import { randomUUID } from 'node:crypto'
import type { TestEmailInput } from '@goodword/contract/test-email'
import type { Env } from '../config/env.ts'
import { Unavailable } from '../errors.ts'
import type { Logger } from '../watching/log.ts'
import { messageIdOf } from './message-id.ts'
import { readSendFailure } from './send-failure.ts'
import type { Transport } from './transport.ts'
import { quotedText } from './typed-text.ts'

/** Milliseconds that somebody waits for an answer on the screen. */
const PATIENCE = 10_000
/** Seconds after which another try makes sense. */
const RETRY_AFTER = 30
const REFUSED = 'The mail server refused this letter. Please check the address and the text.'

/** Sends a test letter over SMTP and waits for the server's word. @throws Unavailable with the reason in a sentence */
export async function sendTest(
  { env, log, transport }: { env: Env; log: Logger; transport: Transport },
  { to, subject, message }: TestEmailInput,
): Promise<void> {
  const { testEmail } = await import('./templates/test-email.tsx')
  const rendered = await testEmail.render({ subject, message: quotedText(message) }, env)
  try {
    const sent = transport.send({ ...rendered, to, messageId: messageIdOf(randomUUID(), env) })
    await Promise.race([sent, failAfter(PATIENCE)])
  } catch (error) {
    const { isPermanent, reason } = readSendFailure(error)
    log.warn({ service: 'mail server', reason }, 'test letter not sent')
    const outage = { retryAfter: RETRY_AFTER, cause: error }
    throw new Unavailable('mail server', isPermanent ? { ...outage, sentence: REFUSED } : outage)
  }
}

function failAfter(milliseconds: number): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  setTimeout(reject, milliseconds, Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })).unref()
  promise.catch(() => {})
  return promise
}
