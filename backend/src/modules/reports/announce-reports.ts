import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { letters } from '../../db/schema/letters.ts'
import { reports } from '../../db/schema/reports.ts'
import type { Deps } from '../../deps.ts'
import { notifyOperatorsOfReport } from './notify-operators-of-report.ts'

type Means = Pick<Deps, 'db' | 'env' | 'providers'> & { mail: Pick<Deps['mail'], 'enqueueEach'> }

/**
 * Writes to the operators about open reports that came after their last letter, when another one is allowed
 * (docs/rules.md#everybody-can-report-a-posting). @returns how many reports the letter is about
 */
export async function announceReports(deps: Means): Promise<number> {
  const found = await countUnannounced(deps)
  if (found === 0) return 0
  return (await deps.db.transaction((tx) => notifyOperatorsOfReport(tx, deps))) ? found : 0
}

/** How many it would write about. */
export function countUnannounced({ db }: Pick<Deps, 'db'>): Promise<number> {
  const last = db
    .select({ at: sql`coalesce(max(${letters.createdAt}), '-infinity')` })
    .from(letters)
    .where(eq(letters.kind, 'posting-reported'))
  return db.$count(reports, and(isNull(reports.answeredAt), gt(reports.createdAt, sql`(${last})`)))
}
