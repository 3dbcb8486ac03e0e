import { pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { companies } from './companies.ts'

/** Where no text may be sent to the language model: of a company, or of anybody where the row names none. */
export const aiOffs = pgTable(
  'ai_offs',
  {
    id: id(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [unique('ai_offs_company').on(table.companyId).nullsNotDistinct()],
)
