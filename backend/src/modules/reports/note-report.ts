import { REPORTS_PER_DAY, REPORTS_PER_HOUR } from '@goodword/contract/limits'
import type { ReportInput } from '@goodword/contract/reports'
import { said } from '@goodword/languages/texts'
import type * as z from 'zod/mini'
import type { Transaction } from '../../db/connect/client.ts'
import { reports } from '../../db/schema/reports.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { notifyOperatorsOfReport } from './notify-operators-of-report.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR
const ENOUGH = said('You have reported many postings.')

interface Reported extends z.output<typeof ReportInput> {
  jobId: string
  /** At most one of the two; of a guest nothing is kept. */
  reporterId?: string
  referralId?: string
  byCandidate?: boolean
  /** Whom it is counted as: an account, a link, or a keyed hash of a network address. */
  source: string
}

/**
 * Writes a report down, as a part of a transaction that holds its job.
 * @throws Conflict for a second one before the first was answered, TooMany
 */
export async function noteReport(
  tx: Transaction,
  deps: Pick<Deps, 'env' | 'mail' | 'providers'>,
  { source, ...report }: Reported,
): Promise<string> {
  const [made] = await tx.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id })
  if (!made) throw new Conflict(said('You have reported this posting already. An operator will look at it.'))
  await takeFromLimit(tx, `reports:${source}`, REPORTS_PER_HOUR, HOUR, ENOUGH)
  await takeFromLimit(tx, `reports-a-day:${source}`, REPORTS_PER_DAY, DAY, ENOUGH)
  await notifyOperatorsOfReport(tx, deps)
  return made.id
}
