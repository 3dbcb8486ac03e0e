import pg from 'pg'
import type { Env } from '../../config/env.ts'
import { connectionOf } from '../connect/find-primary.ts'
import { isAway } from '../connect/is-away.ts'
import { migrate } from './migrate.ts'

/** Milliseconds between two tries, and between two times that it is said. */
const PAUSE = 1000
const SAID_AGAIN = 30_000

/** Milliseconds in which it has to answer. */
const PATIENCE = 5000

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
      await connect(DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL)
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

/** Whether it answers: the client of migrations goes on trying by itself, and says nothing of it. */
async function connect(url: string): Promise<void> {
  const pool = new pg.Pool({ ...connectionOf(url), max: 1, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE })
  pool.on('error', () => {})
  try {
    await pool.query('select 1')
  } finally {
    await pool.end()
  }
}
