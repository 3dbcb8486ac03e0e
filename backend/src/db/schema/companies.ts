import { isNotNull } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

/** Whose it is stands in `company_members`. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    website: text('website'),
    logo: text('logo'),
    /** A domain that it has proven to receive mail at, or to own (docs/rules.md#a-company-proves-a-domain). */
    domain: text('domain'),
    /** Its name as look-alikes are compared, from the moment it has proven a domain. */
    provenNameKey: text('proven_name_key'),
    /** In how many days it usually answers, counted now and then; null while that cannot be said (docs/rules.md#how-soon-a-company-answers). */
    usualAnswerDays: integer('usual_answer_days'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('companies_proven_names').on(table.provenNameKey).where(isNotNull(table.provenNameKey))],
)
