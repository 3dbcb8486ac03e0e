import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The records in the bucket that say where the chains of events end: how far the log is signed, and what must lie in the
 * bucket. Only ever added to by the server's role.
 */
export const signedHeads = pgTable('signed_heads', {
  /** Counts from 1 without gaps. */
  number: bigint('number', { mode: 'number' }).primaryKey(),
  /** SHA-256 of the record, hex: what the next one names as its `previous`. */
  hash: text('hash').notNull(),
  /** The `seq` up to which all events are covered by this record and the ones before. */
  upTo: bigint('up_to', { mode: 'number' }).notNull(),
})
