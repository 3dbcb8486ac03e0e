import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Apply sessions that ended before their cookie did, as somebody signed out at that browser. A cookie that says more needs
 * no row while it is good, so that opening a link writes nothing.
 */
export const endedApplySessions = pgTable(
  'ended_apply_sessions',
  {
    sid: uuid('sid').primaryKey(),
    endedAt: moment('ended_at').notNull().defaultNow(),
  },
  (table) => [index('ended_apply_sessions_past').on(table.endedAt)],
)
