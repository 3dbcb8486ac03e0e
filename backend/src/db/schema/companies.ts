import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { users } from './users.ts'

/** One per hiring manager. */
export const companies = pgTable('companies', {
  id: id(),
  ownerId: uuid('owner_id')
    .notNull()
    .unique('companies_owner')
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  description: text('description').notNull(),
  website: text('website'),
  logo: text('logo'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
