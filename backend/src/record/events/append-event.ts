import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { eventSalts } from '../../db/schema/event-salts.ts'
import { type EventKind, events } from '../../db/schema/events.ts'
import { currentRequestId } from '../../watching/current-request-id.ts'

interface NewEvent {
  kind: EventKind
  jobId: string
  referralId?: string
  /** The user who did it; left out where it was the candidate. */
  actorId?: string
  status?: string
  /** SHA-256 of the terms that it begins or rests on, hex. */
  terms?: string | undefined
  /** The candidate's address as it is compared, for events that say who it was about. Only its salted hash is kept. */
  candidateKey?: string
}

/**
 * Adds one event to the chain of its job. Make it the last statement of the transaction: who adds to the same job takes turns
 * from here until they commit, and nothing else may be waited for meanwhile, not even another job's chain.
 */
export async function appendEvent(tx: Transaction, { candidateKey, ...event }: NewEvent): Promise<void> {
  const { referralId } = event
  const subject = referralId && candidateKey ? subjectOf(await saltOf(tx, referralId), candidateKey) : null
  await tx.insert(events).values({ ...event, subject, requestId: currentRequestId() })
}

/** Binds an event or a receipt to an address, for whoever knows the address and the salt. */
export function subjectOf(salt: string, candidateKey: string): string {
  return createHash('sha256').update(`${salt}|${candidateKey}`).digest('hex')
}

export function newSalt(): string {
  return randomBytes(32).toString('hex')
}

/** The salt of a referral, made at its first use. */
export async function saltOf(tx: Pick<Transaction, 'insert' | 'select'>, referralId: string): Promise<string> {
  const [made] = await tx.insert(eventSalts).values({ referralId, salt: newSalt() }).onConflictDoNothing().returning()
  const [row] = made ? [made] : await tx.select().from(eventSalts).where(eq(eventSalts.referralId, referralId))
  if (!row) throw new Error('The salt of a referral is gone while it is held.')
  return row.salt
}
