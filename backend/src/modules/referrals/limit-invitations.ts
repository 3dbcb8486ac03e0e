import { hashedAddress } from '../../auth/hashed-address.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import type { Env } from '../../config/env.ts'
import type { Transaction } from '../../db/connect/client.ts'
import type { referrals } from '../../db/schema/referrals.ts'
import { Conflict, TooMany } from '../../errors.ts'
import { returnToLimit } from '../../rate-limits/return-to-limit.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

/** Tells nothing about the person, nor why (docs/rules.md#whoever-refuses-gets-no-letters). */
export const NOT_INVITED = "This person can't be invited right now."

const DAY = 24 * 60 * 60
const MONTH = 30 * DAY
/** Of one referrer to one inbox. Nobody alone can use up what others may send. */
const OWN = { perDay: 3, perMonth: 10 }
/** To one inbox, without those that were taken back. */
const ALL = { perDay: 9, perMonth: 30 }
/** To one inbox, whatever became of them: one that was taken back may have been read. */
const SENT = { perDay: 18, perMonth: 60 }

/** An invitation, or another letter with it. */
interface Invitation {
  referrerId: string
  candidateEmail: string
}

type Counted = Pick<typeof referrals.$inferSelect, 'candidateEmail' | 'correctedAt' | 'createdAt'>

/**
 * Counts an invitation to an inbox, in the transaction that sends it (docs/rules.md#repeated-actions-are-limited).
 * @throws Conflict, in the words of a refusal: who invites learns neither that somebody refused nor that others invited
 */
export async function limitInvitations(tx: Transaction, env: Env, { referrerId, candidateEmail }: Invitation) {
  const { month, day, sentInMonth, sentInDay } = keysOf(env, candidateEmail)
  const take = (key: string, most: number, seconds: number) => takeFromLimit(tx, key, most, seconds, NOT_INVITED)
  try {
    await take(`${month}:${referrerId}`, OWN.perMonth, MONTH)
    await take(`${day}:${referrerId}`, OWN.perDay, DAY)
    await take(month, ALL.perMonth, MONTH)
    await take(day, ALL.perDay, DAY)
    await take(sentInMonth, SENT.perMonth, MONTH)
    await take(sentInDay, SENT.perDay, DAY)
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
    throw new Conflict(NOT_INVITED, { candidateEmail: NOT_INVITED })
  }
}

/**
 * No longer counts an invitation that was taken back among those to its inbox. Its referrer has sent it all the same.
 * @param invitation counted when it was made, or when its address was corrected last
 */
export async function uncountInvitation(
  tx: Transaction,
  env: Env,
  { candidateEmail, correctedAt, createdAt }: Counted,
): Promise<void> {
  const at = correctedAt ?? createdAt
  const { month, day } = keysOf(env, candidateEmail)
  await returnToLimit(tx, month, MONTH, at)
  await returnToLimit(tx, day, DAY, at)
}

function keysOf(env: Env, candidateEmail: string) {
  const hash = hashedAddress(env, inboxKey(candidateEmail))
  return {
    month: `invitations-a-month:${hash}`,
    day: `invitations-a-day:${hash}`,
    sentInMonth: `invitations-sent-a-month:${hash}`,
    sentInDay: `invitations-sent-a-day:${hash}`,
  }
}
