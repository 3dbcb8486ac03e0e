import type { LetterChoices } from '@goodword/contract/letter-choices'
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** What a person has set for their account; no row where everything is as it came (docs/rules.md#everybody-chooses-their-emails). */
export const personSettings = pgTable('person_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  letters: jsonb('letters').$type<LetterChoices>().notNull(),
  /** A name of the IANA list; null is UTC. */
  timeZone: text('time_zone'),
  singleKeys: boolean('single_keys').notNull(),
  suggestions: boolean('suggestions').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})
