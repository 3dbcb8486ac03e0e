import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, oneOf } from './columns.ts'
import { referrals } from './referrals.ts'

/**
 * `invitation`: of a reminder or of a link that was asked for again, and opens what the invitation opens. `own`: to the address that was typed, and opens the
 * candidate's own page. `disown`: to the invited address, when another one was typed; says "This was not me".
 */
export const LINK_KINDS = ['invitation', 'own', 'disown'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/**
 * The links of reminders and of letters after the submission, each made for one letter when it leaves: the SHA-256 of its
 * token alone (docs/rules.md#the-candidates-own-page-has-a-link-of-its-own). The invitation's is in `referrals`.
 */
export const candidateLinks = pgTable(
  'candidate_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    referralId: uuid('referral_id')
      .notNull()
      .references(() => referrals.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LINK_KINDS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('candidate_links_referral').on(table.referralId),
    oneOf('candidate_links_kind', table.kind, LINK_KINDS),
  ],
)
