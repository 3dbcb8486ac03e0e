import { jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { VersionedPosting } from '../versioned-posting.ts'
import { createdAt, id } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** What a company starts its postings from, beside its name and logo (docs/rules.md#a-company-has-templates). */
export const postingTemplates = pgTable(
  'posting_templates',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    posting: jsonb('posting').$type<Omit<VersionedPosting, 'companyName' | 'companyLogo'>>().notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [unique('posting_templates_name').on(table.companyId, table.name)],
)
