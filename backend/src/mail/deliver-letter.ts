import { and, eq, sql } from 'drizzle-orm'
import { addressKey } from '../auth/address-key.ts'
import { letters } from '../db/schema/letters.ts'
import type { Deps } from '../deps.ts'
import type { Queue } from '../queue/start-queue.ts'
import { isSuppressed } from '../suppressions/is-suppressed.ts'
import { composeLetters } from './compose-letter.ts'
import { messageIdOf } from './message-id.ts'
import { readSendFailure } from './send-failure.ts'
import { type Outcome, settleLetter } from './settle-letter.ts'
import { fromRow, type LetterRow } from './stored-letter.ts'
import type { Transport } from './transport.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'

export interface Delivery extends Pick<Deps, 'db' | 'env' | 'log'> {
  queue: Queue
  transport: Transport
  /** After this many tries a letter is parked. */
  attemptsMax: number
}

/**
 * Sends one letter of the outbox. Safe to call again at any point: what is settled stays settled.
 * @throws Error when it should be tried again later
 */
export async function deliverLetter(delivery: Delivery, letterId: string): Promise<void> {
  const { db, log, queue } = delivery
  const [row] = await db
    .update(letters)
    .set({ attempts: sql`${letters.attempts} + 1` })
    .where(and(eq(letters.id, letterId), eq(letters.state, 'queued')))
    .returning()
  if (!row) return
  const outcome = await attempt(delivery, row)
  await settleLetter(db, queue, letterId, outcome)
  log.info({ letterId, letter: row.kind, ...outcome }, 'letter settled')
}

async function attempt({ db, env, log, transport, attemptsMax }: Delivery, row: LetterRow): Promise<Outcome> {
  const stored = fromRow(env, row)
  if (!stored) return { kind: 'parked', reason: 'its seal does not open: SESSION_SECRET has changed' }
  const [composed] = 'composed' in stored ? [stored.composed] : await composeLetters(db, env, [stored.letter])
  if (!composed) return { kind: 'dropped' }
  const isInvitation = composed.template === 'invitation'
  // Whoever refused invitations after this one was queued gets none.
  if (isInvitation && (await isSuppressed(db, env, addressKey(composed.to)))) return { kind: 'dropped' }
  // With React and the templates behind it: main.ts loads it before the server listens.
  const { renderLetter } = await import('../emails/render-letter.ts')
  const rendered = await renderLetter(composed.template, composed.props)
  try {
    const headers = isInvitation ? unsubscribeHeaders(env, composed.to) : {}
    await transport.send({ ...rendered, to: composed.to, messageId: messageIdOf(row.id, env), headers })
    return { kind: 'sent' }
  } catch (error) {
    const { isPermanent, reason } = readSendFailure(error)
    if (isPermanent || row.attempts >= attemptsMax) return { kind: 'parked', reason }
    await db.update(letters).set({ lastError: reason }).where(eq(letters.id, row.id))
    log.warn({ letterId: row.id, letter: row.kind, attempts: row.attempts, reason }, 'letter will be tried again')
    throw new Error(`not sent: ${reason}`)
  }
}
