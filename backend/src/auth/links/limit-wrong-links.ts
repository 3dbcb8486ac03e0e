import { said } from '@goodword/languages/texts'
import type { Connection } from '../../db/connect/client.ts'
import { NotFound } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import type { Secrets } from '../derived-key.ts'
import { hashedAddress } from '../hashed-address.ts'

/**
 * Wrong links from one network address in an hour. Guessing a link is hopeless anyway; this limits the load of trying.
 */
const PER_HOUR = 60
const HOUR = 3600

/**
 * Does what a link is opened for, and counts those that open nothing.
 * @param address the network address they come from, which is counted as a keyed hash
 * @throws TooMany when they are too many
 */
export async function limitWrongLinks<T>(
  { db, env }: { db: Connection; env: Secrets },
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof NotFound)) throw error
    const key = `wrong-links:${hashedAddress(env, address)}`
    await takeFromLimit(db, key, PER_HOUR, HOUR, said('Too many wrong links.'))
    throw error
  }
}
