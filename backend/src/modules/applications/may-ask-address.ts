import { hashedAddress } from '../../auth/hashed-address.ts'
import type { Env } from '../../config/env.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { TooMany } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

/** Letters that ask one address in a month whether it is somebody's, whoever types it. */
const PER_MONTH = 3
const MONTH = 30 * 24 * 60 * 60

/**
 * Whether an inbox may be asked once more if it is theirs, which is counted
 * (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it). Nobody is told of this limit: it would say what others
 * do with the address.
 */
export async function mayAskAddress(tx: Transaction, env: Env, inbox: string): Promise<boolean> {
  try {
    await takeFromLimit(tx, `confirmations:${hashedAddress(env, inbox)}`, PER_MONTH, MONTH, '')
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}
