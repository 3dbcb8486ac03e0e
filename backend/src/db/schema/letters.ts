import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'

/**
 * `waiting`: goes out after the letter it follows. `queued`: the worker has it. `parked`: given up, an operator
 * decides. `held`: its reader gets it with the next daily summary.
 */
const LETTER_STATES = ['waiting', 'queued', 'sent', 'parked', 'held'] as const

/**
 * The outbox: every letter, written in the transaction of the change it tells of
 * (docs/rules.md#a-letter-commits-with-the-change-it-tells-of). No address, name or text is in here; the worker looks
 * them up when it sends. No foreign keys: a letter may outlive what it tells of.
 */
export const letters = pgTable(
  'letters',
  {
    id: id(),
    /** A name in `LETTER_KINDS`, of this version of the server or of another. */
    kind: text('kind').notNull(),
    /** Who it is to, as an id: of the user, or of the referral where it is to the candidate. Theirs go out in order. */
    recipientKey: text('recipient_key').notNull(),
    referralId: uuid('referral_id'),
    applicationId: uuid('application_id'),
    /** Of a reward: nobody is told of the same one twice. */
    factId: uuid('fact_id'),
    /** Whom it is to, where it is about nothing else of ours. */
    userId: uuid('user_id'),
    jobId: uuid('job_id'),
    reportId: uuid('report_id'),
    /** Ids and statuses only. */
    data: jsonb('data').$type<object>().notNull().default({}),
    /**
     * What must not be readable at rest (a token; the recipient of a letter about a deleted job), encrypted; erased
     * when sent.
     */
    sealed: text('sealed'),
    afterLetterId: uuid('after_letter_id'),
    state: text('state', { enum: LETTER_STATES }).notNull(),
    /** Whether it went out as a line of a daily summary: that has its subject, and no word of its text. */
    inSummary: boolean('in_summary').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** The request that asked for it; null where none did. */
    requestId: text('request_id'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    oneOf('letters_state', table.state, LETTER_STATES),
    uniqueIndex('letters_of_fact').on(table.factId, table.kind),
    index('letters_after').on(table.afterLetterId),
    index('letters_request').on(table.requestId),
    index('letters_open').on(table.state, table.createdAt),
    index('letters_held').on(table.recipientKey).where(sql`${table.state} = 'held'`),
    index('letters_application')
      .on(table.applicationId, table.createdAt)
      .where(sql`${table.applicationId} is not null`),
    index('letters_user').on(table.userId, table.kind, table.createdAt).where(sql`${table.userId} is not null`),
  ],
)
