import { STATUS_REASONS } from '@goodword/contract/status-reasons'
import { APPLICATION_STATUSES } from '@goodword/contract/statuses'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, id, oneOf } from './columns.ts'
import { users } from './users.ts'

/** The history of an application; rows are only ever added (docs/rules.md#every-change-of-status-is-kept). */
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
    createdAt: createdAt(),
  },
  (table) => [
    index('status_changes_application').on(table.applicationId),
    oneOf('status_changes_from', table.fromStatus, APPLICATION_STATUSES),
    oneOf('status_changes_reason', table.reason, STATUS_REASONS),
    oneOf('status_changes_to', table.toStatus, APPLICATION_STATUSES),
  ],
)
