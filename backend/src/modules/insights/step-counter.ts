import type { Connection } from '../../db/connect/client.ts'
import { countSteps, type StepCounts } from './count-steps.ts'

const HOUR = 3_600_000
/** Companies whose sums are kept; more begin anew. */
const KEPT = 1000

type Days = Parameters<typeof countSteps>[2]
export type StepCounter = (db: Connection, companyId: string, days: Days) => Promise<StepCounts>

/**
 * Counts the steps of a company once an hour: it takes the company's whole log, and who reads often does not see single people go on.
 * A failed count is not kept.
 */
export function createStepCounter(): StepCounter {
  const kept = new Map<string, { hour: number; counts: Promise<StepCounts> }>()
  return (db, companyId, days) => {
    const hour = Math.floor(Date.now() / HOUR)
    const known = kept.get(companyId)
    if (known?.hour === hour) return known.counts
    if (kept.size >= KEPT) kept.clear()
    const counts = countSteps(db, companyId, days)
    kept.set(companyId, { hour, counts })
    counts.catch(() => kept.delete(companyId))
    return counts
  }
}
