import type { AuditAction } from '@goodword/contract/audit-actions'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/**
 * What operators did, written in the transaction of the action and only ever added to
 * (docs/rules.md#what-an-operator-does-is-written-down). Ids alone, and no foreign keys: it outlives what it tells of. A
 * trigger of the database refuses every change.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    createdAt: createdAt(),
    /** The operator. */
    actorId: uuid('actor_id').notNull(),
    /** Held to no set: a newer server may write what this one does not know. */
    action: text('action').$type<AuditAction>().notNull(),
    /** The id of what it was done to; of a release, `<remote>@<version>`. */
    subject: text('subject').notNull(),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_entries_newest').on(table.createdAt, table.id),
    index('audit_entries_request').on(table.requestId),
  ],
)
