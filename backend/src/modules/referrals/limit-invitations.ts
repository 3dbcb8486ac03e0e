import { hashedAddress } from '../../auth/hashed-address.ts'
import type { Env } from '../../config/env.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

/** Tells nothing about the person (docs/rules.md#whoever-refuses-gets-no-letters). */
export const NOT_INVITED = "This person can't be invited right now."

const DAY = 24 * 60 * 60
const PER_DAY = 3
const PER_MONTH = 10

/**
 * Counts an invitation to an inbox, whoever sends it, in the transaction that does
 * (docs/rules.md#repeated-actions-are-limited).
 * @param inbox as `addressKeys` names it
 * @throws TooMany, in words that do not tell of the other invitations
 */
export async function limitInvitations(tx: Transaction, env: Env, inbox: string): Promise<void> {
  const hash = hashedAddress(env, inbox)
  await takeFromLimit(tx, `invitations-a-month:${hash}`, PER_MONTH, 30 * DAY, NOT_INVITED)
  await takeFromLimit(tx, `invitations-a-day:${hash}`, PER_DAY, DAY, NOT_INVITED)
}
