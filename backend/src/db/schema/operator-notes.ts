import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { users } from './users.ts'

/** What operators wrote about an account; gone with it (docs/rules.md#operators-see-as-little-of-people-as-will-do). */
export const operatorNotes = pgTable(
  'operator_notes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('operator_notes_newest').on(table.userId, table.createdAt, table.id)],
)
