import type { Connection } from '../../db/connect/client.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

/** Calls by which one manager sets statuses, of one application or of many. */
const PER_MINUTE = 120
const MINUTE = 60

/** Counts a call that sets statuses (docs/rules.md#repeated-actions-are-limited). @throws TooMany */
export function limitStatusCalls(db: Connection, userId: string): Promise<void> {
  return takeFromLimit(db, `statuses:${userId}`, PER_MINUTE, MINUTE, 'You have set many statuses.')
}
