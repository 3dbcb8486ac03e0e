import { COMPANY_ROLES } from '@goodword/contract/statuses'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** Whom a company has asked to join, until they do or it ends (docs/rules.md#members-are-invited-by-a-letter). */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it was typed: the letter goes there. */
    email: text('email').notNull(),
    /** The inbox behind it, as `inboxKey` names it: who accepts must have it. */
    inbox: text('inbox').notNull(),
    role: text('role', { enum: COMPANY_ROLES }).notNull(),
    tokenHash: text('token_hash').notNull().unique('company_invitations_token'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('company_invitations_once').on(table.companyId, table.inbox),
    index('company_invitations_ended').on(table.expiresAt),
    oneOf('company_invitations_role', table.role, COMPANY_ROLES),
  ],
)
