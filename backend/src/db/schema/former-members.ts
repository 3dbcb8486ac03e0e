import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** Who belonged to a company: what they did stays the company's, and they are told why it is closed to them. */
export const formerMembers = pgTable(
  'former_members',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    leftAt: moment('left_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'former_members_pk', columns: [table.userId, table.companyId] })],
)
