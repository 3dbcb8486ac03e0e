import type { Env } from '../config/env.ts'
import type { Database } from '../db/connect/client.ts'
import { takeFromLimit } from '../rate-limits/take-from-limit.ts'
import { hashedAddress } from './hashed-address.ts'

/** Sign-ins started from one network address in ten minutes; a whole office may share one. */
const LIMIT = 300
const WINDOW_SECONDS = 600

/**
 * Counts the start of a sign-in.
 * @param address the network address it comes from, which is counted as a keyed hash
 * @throws TooMany when they are too many
 */
export async function limitSignIns({ db, env }: { db: Database; env: Env }, address: string): Promise<void> {
  const key = `sign-in:${hashedAddress(env, address)}`
  await takeFromLimit(db, key, LIMIT, WINDOW_SECONDS, 'Too many people have signed in from your network.')
}
