import type { Env } from '../../../config/env.ts'
import { openSql } from '../../../db/connect/open-sql.ts'
import type { Queue } from '../../../queue/start-queue.ts'
import { workOnSchedule } from '../../../queue/work-on-schedule.ts'
import type { Logger } from '../../../watching/log.ts'

const NAME = 'merge-search-pairs'
/** Every minute: a search reads what is not merged yet from its beginning to its end. */
const OFTEN = '* * * * *'

interface Means {
  env: Pick<Env, 'DATABASE_DIRECT_URL'>
  log: Logger
}

/**
 * Merges the words of jobs that were posted into the index of words that stand side by side, on a schedule; with many replicas one of
 * them does it (docs/decisions/0022-search.md).
 */
export async function startMergingPhrases(means: Means, queue: Queue): Promise<void> {
  await workOnSchedule(queue, NAME, OFTEN, () => mergePhrases(means))
}

/** On a connection of its own, which has no deadline. @throws nothing: what went wrong is in the log */
export async function mergePhrases({ env, log }: Means): Promise<void> {
  const sql = openSql(env.DATABASE_DIRECT_URL)
  try {
    await sql`select merge_search_pairs()`
  } catch (error) {
    log.error({ err: error }, 'merging the phrase index failed')
  } finally {
    await sql.end({ timeout: 5 })
  }
}
