import type { Judgement } from '@goodword/contract/ratings'
import { jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, id, moment } from './columns.ts'
import { users } from './users.ts'

/** What members of a company find of an application, one each (docs/rules.md#ratings-are-hidden-until-ones-own). */
export const applicationRatings = pgTable(
  'application_ratings',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** With the names that the criteria had. */
    judgements: jsonb('judgements').$type<Judgement[]>().notNull(),
    createdAt: createdAt(),
    changedAt: moment('changed_at'),
  },
  (table) => [unique('application_ratings_one_each').on(table.applicationId, table.authorId)],
)
