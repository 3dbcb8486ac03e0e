import { STATUS_REASONS } from '@goodword/contract/status-reasons'
import { APPLICATION_STATUSES } from '@goodword/contract/statuses'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { users } from './users.ts'

/** The history of an application; rows are only ever added, and noted as told (docs/rules.md#every-change-of-status-is-kept). */
export const statusChanges = pgTable(
  'status_changes',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** null for the submission itself. */
    fromStatus: text('from_status', { enum: APPLICATION_STATUSES }),
    toStatus: text('to_status', { enum: APPLICATION_STATUSES }).notNull(),
    /** The manager; null when it was the candidate. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Why, for the company alone (docs/rules.md#a-status-can-have-a-reason-of-the-companys-own). */
    reason: text('reason', { enum: STATUS_REASONS }),
    reasonText: text('reason_text'),
    /** A sentence of the company's to the candidate, and whether the recommender reads it, too (docs/rules.md#a-no-has-words-of-its-own). */
    toCandidate: text('to_candidate'),
    recommenderSees: boolean('recommender_sees').notNull().default(false),
    /** When candidate and recommender were told; null for what nobody was told (docs/rules.md#told-is-a-state-of-its-own). */
    toldAt: moment('told_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('status_changes_application').on(table.applicationId),
    oneOf('status_changes_from', table.fromStatus, APPLICATION_STATUSES),
    oneOf('status_changes_reason', table.reason, STATUS_REASONS),
    oneOf('status_changes_to', table.toStatus, APPLICATION_STATUSES),
  ],
)
