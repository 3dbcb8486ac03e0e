import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/** A position in a database's write-ahead log, in bytes: a standby that has replayed it has all that was written before. */
export type Position = bigint

/** How far a server has got, and with which database: positions of two databases say nothing about each other. */
export interface Progress {
  database: string
  position: Position
}

/** PostgreSQL's own words for one: the upper and the lower half, in hexadecimal. */
const FORM = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i

/** Reads a position as PostgreSQL writes it, such as `16/B374D848`; undefined for anything else. */
export function readPosition(text: string): Position | undefined {
  const [, upper, lower] = FORM.exec(text) ?? []
  return upper && lower ? (BigInt(`0x${upper}`) << 32n) | BigInt(`0x${lower}`) : undefined
}

/** The same for all servers of one database, and for no other. */
export const DATABASE = `(pg_control_system()).system_identifier || '/' || current_database()`

/**
 * How far the server has got that takes writes. Whatever is seen there by then was flushed before, unless commits do not wait
 * for that (`synchronous_commit`).
 */
export async function askPrimary(db: Database): Promise<Progress & { text: string }> {
  const { rows } = await db.execute<{ database: string; text: string }>(sql`
    select ${sql.raw(DATABASE)} as database, (case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as text`)
  const [{ database = '', text = '' } = {}] = rows
  const position = readPosition(text)
  if (position === undefined) throw new Error('The database does not say how far it has got.')
  return { database, position, text }
}
