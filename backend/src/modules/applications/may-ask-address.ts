import { hashedAddress } from '../../auth/hashed-address.ts'
import type { Env } from '../../config/env.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { TooMany } from '../../errors.ts'
import { isSuppressed } from '../../privacy/suppressions/is-suppressed.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

/** Letters in a month that ask one inbox whether it is somebody's: by links of one referrer, and all. */
const PER_REFERRER = 3
const PER_MONTH = 12
const MONTH = 30 * 24 * 60 * 60

interface Asked {
  /** As it was typed. */
  email: string
  inbox: string
  /** Who sent the link that it was typed at: strangers use up the letters of theirs, not those of others. */
  referrerId: string
}

/**
 * Whether an inbox may be asked now if it is theirs, which is counted
 * (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it). Nobody is told why not: it would say what others do with
 * the address, or that its owner refuses letters.
 */
export async function mayAskAddress(tx: Transaction, env: Env, { email, inbox, referrerId }: Asked): Promise<boolean> {
  // As when the letter would leave, which any refusal stops: no page is to speak of one that never does.
  if (await isSuppressed(tx, env, email)) return false
  const key = `confirmations:${hashedAddress(env, inbox)}`
  try {
    // Inside, so that a refused one is not counted.
    await tx.transaction(async (inner) => {
      await takeFromLimit(inner, `${key}:${referrerId}`, PER_REFERRER, MONTH, '')
      await takeFromLimit(inner, key, PER_MONTH, MONTH, '')
    })
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}
