import { subDays } from 'date-fns/subDays'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Env } from '../config/env.ts'
import type { Database } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import { isSuppressed } from '../privacy/suppressions/is-suppressed.ts'
import { stopLink, unsubscribeLink } from '../privacy/suppressions/unsubscribe-link.ts'
import type { Queue } from '../queue/start-queue.ts'
import type { Logger } from '../watching/log.ts'
import { letterRetries, lettersSettled } from '../watching/metrics/letters.ts'
import { LetterFault } from './letter-fault.ts'
import { messageIdOf } from './message-id.ts'
import { type LetterRow, openLetter } from './open-letter.ts'
import { readSendFailure } from './send-failure.ts'
import { type Outcome, settleLetter } from './settle-letter.ts'
import { LETTERS_PER_DAY } from './status-notifications/daily-letter-limit.ts'
import type { Transport } from './transport.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'

/**
 * Tries for a letter that this server cannot read: about half an hour with the backoff, in which a rolling upgrade ends
 * and a server that knows its kind takes it.
 */
const UNREADABLE_TRIES = 10

export interface Delivery {
  db: Database
  env: Env
  log: Logger
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
  if (!(await settleLetter(db, queue, letterId, outcome))) return
  lettersSettled.inc({ outcome: outcome.kind })
  log[outcome.kind === 'parked' ? 'warn' : 'info']({ letterId, letter: row.kind, ...outcome }, 'letter settled')
}

async function attempt(delivery: Delivery, row: LetterRow): Promise<Outcome> {
  try {
    return await send(delivery, row)
  } catch (error) {
    const { db, log, attemptsMax } = delivery
    const { isPermanent, ...why } = readSendFailure(error)
    const triesMax = error instanceof LetterFault ? Math.min(attemptsMax, UNREADABLE_TRIES) : attemptsMax
    if (isPermanent || row.attempts >= triesMax) return { kind: 'parked', ...why }
    const noted = db.update(letters).set({ lastError: why.reason }).where(eq(letters.id, row.id))
    // Taken back meanwhile: it is not tried again, and whatever waits behind it goes.
    if ((await noted.returning({ id: letters.id })).length === 0) return { kind: 'dropped' }
    const about = { letterId: row.id, letter: row.kind, attempts: row.attempts }
    log.warn({ ...about, ...why, err: why.service ? undefined : error }, 'letter will be retried')
    letterRetries.inc()
    throw new Error(`not sent: ${why.reason}`)
  }
}

async function send({ db, env, transport }: Delivery, row: LetterRow): Promise<Outcome> {
  const letter = await openLetter({ db, env }, row)
  if (!letter) return { kind: 'dropped' }
  const { to, readerKey, unsubscribe, stoppedBy, group, choice } = letter
  // Asked now as well (docs/rules.md#everybody-chooses-their-emails).
  if (choice === 'none') return { kind: 'dropped' }
  if (choice === 'daily' || (await isOneOfMany(db, row))) return { kind: 'held', readerKey }
  // Asked now, and not when it was queued: somebody may have refused since.
  const isRefused = () => isSuppressed(db, env, to, { forever: stoppedBy === 'forever' })
  if (stoppedBy !== 'nothing' && (await isRefused())) return { kind: 'dropped' }
  const stops = group
    ? await stopLink(db, env, { userId: readerKey, group })
    : unsubscribe
      ? await unsubscribeLink(db, env, to)
      : undefined
  const headers = stops ? unsubscribeHeaders(stops) : {}
  const rendered = await letter.render()
  // It takes a moment until here: the letter may have been taken back since, and the link in it be dead.
  if (!(await isQueued(db, row.id))) return { kind: 'dropped' }
  await transport.send({ ...rendered, to, messageId: messageIdOf(row.id, env), headers })
  return { kind: 'sent' }
}

/** Whether a colleague has got the most letters of a day about this application: more come with the summary. */
async function isOneOfMany(db: Database, { id, userId, applicationId, recipientKey, createdAt }: LetterRow) {
  if (!(userId && applicationId)) return false
  const isAbout = and(eq(letters.applicationId, applicationId), eq(letters.recipientKey, recipientKey))
  const isOfDay = and(lt(letters.id, id), gt(letters.createdAt, subDays(createdAt, 1)))
  return (await db.$count(letters, and(isAbout, isOfDay))) >= LETTERS_PER_DAY
}

async function isQueued(db: Database, letterId: string): Promise<boolean> {
  return (await db.$count(letters, and(eq(letters.id, letterId), eq(letters.state, 'queued')))) > 0
}
