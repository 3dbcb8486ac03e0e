import type { Env } from '../env.ts'
import { isAway } from './is-away.ts'
import { migrate } from './migrate.ts'

/** Milliseconds between two tries, and between two times that it is said. */
const PAUSE = 1000
const SAID_AGAIN = 30_000

/**
 * Brings the database up to date as soon as it is there.
 * @param tell is told why it waits, now and then
 * @throws Error as `migrate` does, but for a database that is away
 */
export async function migrateWhenThere(
  { DATABASE_DIRECT_URL, DATABASE_OWNER_URL }: Pick<Env, 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL'>,
  tell: (reason: string) => void,
): Promise<void> {
  let toldAt = Number.NEGATIVE_INFINITY
  for (;;) {
    try {
      return await migrate(DATABASE_DIRECT_URL, DATABASE_OWNER_URL)
    } catch (error) {
      const reason = isAway(error)
      if (!reason) throw error
      if (performance.now() - toldAt > SAID_AGAIN) {
        tell(reason)
        toldAt = performance.now()
      }
    }
    await Bun.sleep(PAUSE)
  }
}
