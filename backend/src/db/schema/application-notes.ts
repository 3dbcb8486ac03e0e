import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, id } from './columns.ts'
import { users } from './users.ts'

/** What people of a company write about an application to it (docs/rules.md#notes-are-the-companys). */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('application_notes_of').on(table.applicationId, table.id)],
)
