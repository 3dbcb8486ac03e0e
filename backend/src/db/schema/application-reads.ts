import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, moment } from './columns.ts'
import { users } from './users.ts'

/** Who of a company has opened an application to it, when first, and when last. */
export const applicationReads = pgTable(
  'application_reads',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.applicationId] }),
    index('application_reads_of').on(table.applicationId),
  ],
)
