import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** The servers that run now, and which keys each has: a new key signs once all of them take it. */
export const runningServers = pgTable('running_servers', {
  id: uuid('id').primaryKey(),
  /** `<variable> <id>` of each key. */
  takes: text('takes').array().notNull().default(sql`'{}'`),
  /** Those that it signs with. */
  signsWith: text('signs_with').array().notNull().default(sql`'{}'`),
  /** Every minute. */
  seenAt: moment('seen_at').notNull().defaultNow(),
})
