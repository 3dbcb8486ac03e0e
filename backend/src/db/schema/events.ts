import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from './columns.ts'

export const EVENT_KINDS = [
  'referral-created',
  'interest-shown',
  'declined',
  'revoked',
  'submitted',
  'address-confirmed',
  'application-ended',
  'status-changed',
  'withdrawn',
  'erased',
  'job-removed',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/**
 * Who referred whom, and what came of it: only ever added to, each row bound to the one before by its hash. Ids, times
 * and salted hashes alone (docs/rules.md#what-is-kept-for-proof-has-no-names), and no foreign keys: it outlives what it
 * tells of. A trigger of the database fills `seq`, `at`, `previous` and `hash`, whatever was inserted, and others
 * refuse every change.
 */
export const events = pgTable(
  'events',
  {
    /** Counts from 1 without gaps. */
    seq: bigint('seq', { mode: 'number' }).primaryKey().default(0),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    referralId: uuid('referral_id'),
    jobId: uuid('job_id').notNull(),
    /** The referrer or manager who did it; null for the candidate. */
    actorId: uuid('actor_id'),
    /** The new status of an application. */
    status: text('status'),
    /** Salted hash of the candidate's address; worth nothing once the salt is erased. */
    subject: text('subject'),
    /** The hash of the row before, 64 zeros for the first. */
    previous: text('previous').notNull().default(''),
    /** SHA-256 of all of the above, hex. */
    hash: text('hash').notNull().unique('events_hash').default(''),
    /**
     * The request that did it, for whoever reads the log; null where none did. No part of the hash: it points at lines that
     * are thrown away one day, and proves nothing.
     */
    requestId: text('request_id'),
  },
  (table) => [oneOf('events_kind', table.kind, EVENT_KINDS), index('events_request').on(table.requestId)],
)
