import { COMPANY_ROLES } from '@goodword/contract/statuses'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** Who belongs to a company; one person to one company (docs/rules.md#a-company-has-members). */
export const companyMembers = pgTable(
  'company_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text('role', { enum: COMPANY_ROLES }).notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [
    index('company_members_company').on(table.companyId),
    oneOf('company_members_role', table.role, COMPANY_ROLES),
  ],
)
