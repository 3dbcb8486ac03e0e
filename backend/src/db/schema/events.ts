import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from './columns.ts'

export const EVENT_KINDS = [
  'referral-created',
  'interest-shown',
  'declined',
  'revoked',
  'corrected',
  'submitted',
  'address-confirmed',
  'application-ended',
  'status-changed',
  'withdrawn',
  'erased',
  'job-edited',
  'job-removed',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/**
 * Who referred whom, and what came of it: only ever added to, each row bound by its hash to the one before that is about the
 * same job. Ids, times and salted hashes alone (docs/rules.md#what-is-kept-for-proof-has-no-names), and no foreign keys: it
 * outlives what it tells of. A trigger of the database fills `position`, `at`, `previous` and `hash`, and others refuse every
 * change (docs/decisions/0025-a-chain-per-job.md).
 */
export const events = pgTable(
  'events',
  {
    /** Names the row and says about when it was added. Not hashed. */
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Counts the events of a job from 1 without gaps; filled by the trigger. */
    position: bigint('position', { mode: 'number' }),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    referralId: uuid('referral_id'),
    jobId: uuid('job_id').notNull(),
    /** The referrer or manager who did it; null for the candidate. */
    actorId: uuid('actor_id'),
    /** The new status of an application. */
    status: text('status'),
    /** SHA-256 of the terms that hold from here on, hex (docs/rules.md#terms-are-frozen-at-the-invitation). */
    terms: text('terms'),
    /** Salted hash of the candidate's address; worth nothing once the salt is erased. */
    subject: text('subject'),
    /** The hash of the event before in the chain, 64 zeros for the first. */
    previous: text('previous').notNull().default(''),
    /** SHA-256 of `previous`, `position` and all that the event says, hex. */
    hash: text('hash').notNull().default(''),
    /**
     * The request that did it, for whoever reads the log; null where none did. No part of the hash: it points at lines that
     * are thrown away one day, and proves nothing.
     */
    requestId: text('request_id'),
  },
  (table) => [
    oneOf('events_kind', table.kind, EVENT_KINDS),
    index('events_request').on(table.requestId),
    // What the list of erasures outside of the database is made of.
    index('events_erased').on(table.at).where(sql`${table.kind} = 'erased'`),
    // Also what keeps two writers from following the same event.
    uniqueIndex('events_chain').on(table.jobId, table.position).where(sql`${table.position} is not null`),
  ],
)
