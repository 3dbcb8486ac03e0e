import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'

/** Starting parallel workers takes longer than they save. */
const ALWAYS = { max_parallel_workers_per_gather: '0', enable_seqscan: 'off' }
const SETTINGS = {
  /** Only by the indexes of words and phrases, with memory for each row that they name: less keeps pages, and compares all of their rows again. */
  'by index': { ...ALWAYS, work_mem: '64MB', enable_indexscan: 'off' },
  /** A few jobs by their ids: all open ones are soon read for them. */
  'by key': { ...ALWAYS, enable_hashjoin: 'off', enable_mergejoin: 'off' },
  /** Only along the index of an order. */
  'in order': { ...ALWAYS, enable_bitmapscan: 'off', enable_sort: 'off' },
}

/**
 * Reads in a transaction in which PostgreSQL plans no other way of reading: it does not know how many jobs have a part of a word, and
 * hopes that a limit ends a walk through the table soon.
 */
export function withPlannerSettings<T>(
  db: Connection,
  way: keyof typeof SETTINGS,
  work: (tx: Connection) => Promise<T>,
): Promise<T> {
  const settings = JSON.stringify(SETTINGS[way])
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config(key, value, true) from json_each_text(${settings})`)
    return work(tx)
  })
}
