import { RELATIONS } from '@goodword/contract/relations'
import { APPLICATION_STATUSES } from '@goodword/contract/statuses'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { jobs } from './jobs.ts'
import { referrals } from './referrals.ts'

/** Of a candidate what a search looks at, in lower case. */
export function candidateText(table: Record<'firstName' | 'lastName' | 'email', AnyPgColumn>) {
  return sql`lower(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email})`
}

/** What a candidate submitted through their personal link. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    referralId: uuid('referral_id')
      .notNull()
      .unique('applications_referral')
      .references(() => referrals.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The typed address as it is compared. */
    candidateKey: text('candidate_key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /**
     * When somebody used a link that was sent to the typed address; null until then
     * (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it).
     */
    confirmedAt: moment('confirmed_at').default(sql`now()`),
    /** When a letter asked whether the typed address is theirs; null where none was sent yet, or none is needed. */
    askedAt: moment('asked_at'),
    /** The browser that sent it; null where that is not known. */
    applySession: uuid('apply_session'),
    /**
     * Chosen by that browser, with SHA-256 of what it sent: a repeated request finds the application it made
     * (docs/rules.md#a-repeated-request-has-one-result).
     */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    phone: text('phone'),
    coverLetter: text('cover_letter'),
    /**
     * Whether the candidate lets the company read the referrer's message, and its words at the submission; null where there
     * are none, and where they were left out (docs/rules.md#the-good-word-belongs-to-the-application).
     */
    messageIncluded: boolean('message_included').notNull().default(false),
    referrerMessage: text('referrer_message'),
    /** How the referrer knows them, which goes with the message. */
    referrerRelation: text('referrer_relation', { enum: RELATIONS }),
    /** When that choice was changed last; null where it is that of the submission. */
    messageChosenAt: moment('message_chosen_at'),
    /** When somebody of the company opened it first: from then on it stays as it is. */
    readAt: moment('read_at'),
    status: text('status', { enum: APPLICATION_STATUSES }).notNull().default('pending'),
    /** What candidate and recommender were told last, and are shown (docs/rules.md#told-is-a-state-of-its-own). */
    toldStatus: text('told_status', { enum: APPLICATION_STATUSES }).notNull().default('pending'),
    /** When the status is to be told, if the company has chosen a time; null once it is told. */
    tellAt: moment('tell_at'),
    /** What the last letters said (docs/rules.md#one-application-causes-at-most-six-letters-a-day). */
    writtenStatus: text('written_status', { enum: APPLICATION_STATUSES }).notNull().default('pending'),
    /** Until when an answer was promised at the submission, and when one was told first (docs/rules.md#an-answer-is-promised). */
    answerBy: moment('answer_by').notNull().default(sql`now() + interval '14 days'`),
    answeredAt: moment('answered_at'),
    /** What the candidate agreed to, word for word, and its SHA-256. */
    agreementText: text('agreement_text').notNull(),
    agreementHash: text('agreement_hash').notNull(),
    agreementVersion: text('agreement_version').notNull().default('1'),
    /** When the consent ends by itself (docs/rules.md#consent-lasts-12-months). */
    consentExpiresAt: moment('consent_expires_at').notNull().default(sql`now() + interval '12 months'`),
    /** When the candidate withdrew it. */
    withdrawnAt: moment('withdrawn_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    /** docs/rules.md#one-application-per-job-and-confirmed-address */
    uniqueIndex('applications_once').on(table.jobId, table.candidateKey).where(sql`${table.confirmedAt} is not null`),
    index('applications_unconfirmed').on(table.jobId, table.candidateKey).where(sql`${table.confirmedAt} is null`),
    // A job's applications in the order of their list; with the status, so that they are counted in the index alone.
    index('applications_of_job').on(table.jobId, table.createdAt, table.id, table.status),
    // Those without a decision, in the order in which they wait (docs/rules.md#what-needs-you); with what is counted of them.
    index('applications_undecided')
      .on(table.jobId, table.createdAt, table.id, table.status, table.answerBy, table.answeredAt)
      .where(sql`${table.status} in ('pending', 'reviewing') and ${table.withdrawnAt} is null`),
    // Those whose promise stands, by its end.
    index('applications_promised')
      .on(table.answerBy)
      .where(
        sql`${table.status} in ('pending', 'reviewing') and ${table.withdrawnAt} is null and ${table.answeredAt} is null`,
      ),
    index('applications_people').using('gin', sql`${candidateText(table)} gin_trgm_ops`),
    // By the number that candidate and company quote (docs/rules.md#an-application-has-a-number).
    index('applications_number').on(sql`right(${table.id}::text, 8)`),
    unique('applications_idempotency').on(table.applySession, table.idempotencyKey),
    oneOf('applications_relation', table.referrerRelation, RELATIONS),
    oneOf('applications_status', table.status, APPLICATION_STATUSES),
  ],
)
