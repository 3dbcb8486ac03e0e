import { and, gt, isNull, sql } from 'drizzle-orm'
import { sessions } from '../db/schema/sessions.ts'

/** Not ended, not expired (7 days), not idle (3 days), by the database's clock (docs/rules.md#a-session-lasts-seven-days). */
export const isLiveSession = and(
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.lastSeenAt, sql`now() - interval '3 days'`),
)
