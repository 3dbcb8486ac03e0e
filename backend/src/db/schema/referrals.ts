import { RELATIONS } from '@goodword/contract/relations'
import { REFERRAL_PROGRESS, REFERRAL_STATUSES } from '@goodword/contract/statuses'
import { LANGUAGES } from '@goodword/languages/languages'
import { boolean, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { jobs } from './jobs.ts'
import { users } from './users.ts'

/** An invitation by somebody who knows the candidate, and what came of it. */
export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    referrerId: uuid('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    candidateEmail: text('candidate_email').notNull(),
    /** The address as it is compared. */
    candidateKey: text('candidate_key').notNull(),
    candidateName: text('candidate_name').notNull(),
    message: text('message'),
    /** The model that wrote it, if any (docs/rules.md#what-a-model-wrote-stays-marked). */
    messageWrittenWithAi: text('message_written_with_ai'),
    /** How they know each other; null where that was not said (docs/rules.md#how-they-know-each-other-comes-first). */
    relation: text('relation', { enum: RELATIONS }),
    /**
     * Whether it is for the candidate alone: its writer was not told that the company may read it
     * (docs/rules.md#the-good-word-belongs-to-the-application). By default it is: servers of an earlier version told nobody.
     */
    isMessagePrivate: boolean('is_message_private').notNull().default(true),
    /**
     * Of its page and letters: as its sender or its candidate chose; null until somebody does
     * (docs/rules.md#the-candidates-pages-speak-six-languages).
     */
    language: text('language', { enum: LANGUAGES }),
    status: text('status', { enum: REFERRAL_STATUSES }),
    progress: text('progress', { enum: REFERRAL_PROGRESS }).notNull().default('invited'),
    /** Dollars promised when the invitation went out (docs/rules.md#the-promised-bonus-is-that-of-the-invitation). */
    referralBonus: integer('referral_bonus'),
    /**
     * SHA-256 of the personal link's token, base64url; the token itself is in the letter alone
     * (docs/rules.md#a-personal-link-is-stored-as-a-hash).
     */
    tokenHash: text('token_hash').notNull().unique('referrals_token'),
    tokenExpiresAt: moment('token_expires_at').notNull(),
    /**
     * Chosen by the client: a repeated request finds the referral it made
     * (docs/rules.md#a-repeated-request-has-one-result).
     */
    idempotencyKey: text('idempotency_key'),
    /** When the candidate was reminded last (docs/rules.md#an-invitation-may-be-reminded-of-once-a-week). */
    remindedAt: moment('reminded_at'),
    /**
     * When somebody first did something on the page of its link; null until then. A mail scanner opens links, and does nothing
     * there (docs/rules.md#a-mistyped-invitation-can-be-corrected).
     */
    openedAt: moment('opened_at'),
    /** How often its address was corrected. */
    corrections: smallint('corrections').notNull().default(0),
    /** When it was corrected last: its new inbox counts it from then on. */
    correctedAt: moment('corrected_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('referrals_once').on(table.referrerId, table.jobId, table.candidateKey),
    unique('referrals_idempotency').on(table.referrerId, table.idempotencyKey),
    // A person's referrals in the order of their list; with the status, so that they are counted in the index alone.
    index('referrals_of_referrer').on(table.referrerId, table.createdAt, table.id, table.status),
    // With the progress, so that a job's referrals are counted in the index alone.
    index('referrals_job').on(table.jobId, table.progress),
    index('referrals_candidate').on(table.candidateKey),
    oneOf('referrals_status', table.status, REFERRAL_STATUSES),
    oneOf('referrals_progress', table.progress, REFERRAL_PROGRESS),
    oneOf('referrals_relation', table.relation, RELATIONS),
    oneOf('referrals_language', table.language, LANGUAGES),
  ],
)
