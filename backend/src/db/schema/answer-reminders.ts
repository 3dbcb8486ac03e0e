import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, oneOf } from './columns.ts'
import { users } from './users.ts'

/** When a member is reminded of a promise: once half of its time is over, and a day before its end. */
export const REMINDER_STAGES = ['half', 'day'] as const

/** Which members were reminded of which promises (docs/rules.md#a-team-is-reminded-of-its-promises). */
export const answerReminders = pgTable(
  'answer_reminders',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stage: text('stage', { enum: REMINDER_STAGES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId, table.stage] }),
    index('answer_reminders_of').on(table.userId),
    oneOf('answer_reminders_stage', table.stage, REMINDER_STAGES),
  ],
)
