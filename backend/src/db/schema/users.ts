import { ROLES } from '@goodword/contract/statuses'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'

/** Of a person what a search looks at, in lower case. */
export function personText(table: Record<'firstName' | 'lastName', AnyPgColumn>) {
  return sql`lower(${table.firstName} || ' ' || ${table.lastName})`
}

/**
 * A person who signed in. Keyed by who the provider says they are, never by their address
 * (docs/rules.md#an-account-belongs-to-the-providers-subject).
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    /** The address as it is compared. */
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: ROLES }),
    createdAt: createdAt(),
    /** When an operator closed the account, and why (docs/rules.md#an-operator-can-close-an-account). */
    closedAt: moment('closed_at'),
    closedReason: text('closed_reason'),
    /** The inbox of a closed account, as `inboxKey` names it: no account of it is signed in to. */
    closedInbox: text('closed_inbox'),
  },
  (table) => [
    unique('users_identity').on(table.issuer, table.subject),
    oneOf('users_role', table.role, ROLES),
    index('users_names').using('gin', sql`${personText(table)} gin_trgm_ops`),
    index('users_closed_inbox').on(table.closedInbox).where(sql`${table.closedInbox} is not null`),
  ],
)
