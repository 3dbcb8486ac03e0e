import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'

/** An event as its chain binds it. */
export interface ChainedEvent {
  /** The job it is about. */
  chain: string
  /** Counts the events of the chain from 1 without gaps. */
  count: number
  /** Milliseconds since 1970. */
  at: number
  kind: string
  referralId: string | null
  jobId: string
  actorId: string | null
  status: string | null
  terms: string | null
  subject: string | null
  previous: string
  hash: string
}

/** What the first event of a chain has instead of the hash of one before. */
export const NONE = '0'.repeat(64)

/** Selects a `ChainedEvent` from `events`. Numbers and not `bigint` or dates, which would be made one by one. */
export const CHAINED = sql.raw(`
  job_id as chain, position::float8 as count,
  (extract(epoch from at) * 1000)::float8 as at, kind, referral_id as "referralId", job_id as "jobId",
  actor_id as "actorId", status, terms, subject, previous, hash`)

/** What the database's trigger computes, word for word. An event without terms is hashed without them. */
export function hashOf(event: ChainedEvent): string {
  const { previous, count, at, kind, referralId, jobId, actorId, status, terms, subject } = event
  const text = `${previous}|${count}|${at}|${kind}|${referralId ?? ''}|${jobId}|${actorId ?? ''}|${status ?? ''}|${subject ?? ''}${terms === null ? '' : `|${terms}`}`
  return createHash('sha256').update(text).digest('hex')
}
