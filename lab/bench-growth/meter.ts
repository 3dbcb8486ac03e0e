import { sql } from 'drizzle-orm'
import type { Database } from '../../backend/src/db/connect/client.ts'

/** What an action costs, each time. */
export interface Cost {
  /** Milliseconds of a processor: the server's with its queue and letters, and what the database was busy for. */
  server: number
  database: number
  transactions: number
  /** Rows that stay, and rows that were changed or removed. */
  added: number
  changed: number
  /** Bytes of the write-ahead log, and of tables with their indexes. */
  log: number
  kept: number
  events: number
  letters: number
}

/**
 * All of it so far. Whoever reads waits until what was done is settled: a backend tells what it did within ten seconds.
 * @param processorTime of the server, milliseconds
 */
export async function readMeter(db: Database, processorTime: () => Promise<number>): Promise<Cost> {
  const { rows } = await db.execute<Record<keyof Omit<Cost, 'server'>, string>>(sql`select
    active_time as database, xact_commit as transactions,
    (select sum(n_tup_ins - n_tup_del) from pg_stat_user_tables) as added,
    (select sum(n_tup_upd + n_tup_del) from pg_stat_user_tables) as changed,
    pg_current_wal_lsn() - '0/0' as log,
    (select sum(pg_total_relation_size(relid)) from pg_stat_user_tables) as kept,
    (select count(*) from events) as events,
    (select count(*) from letters where state = 'sent') as letters
    from pg_stat_database where datname = current_database()`)
  const [row] = rows
  if (!row) throw new Error('The database has no statistics')
  const numbers = Object.entries(row).map(([name, value]) => [name, Number(value)])
  return { ...Object.fromEntries(numbers), server: await processorTime() }
}

/** What was used between two readings, for each of so many times. */
export function costOf(before: Cost, after: Cost, times: number): Cost {
  const names = Object.keys(before) as (keyof Cost)[]
  return Object.fromEntries(names.map((name) => [name, (after[name] - before[name]) / times])) as unknown as Cost
}

/** A cost without what a server does by itself in so many milliseconds. */
export function without(cost: Cost, ofNothing: Cost, milliseconds: number): Cost {
  const names = Object.keys(cost) as (keyof Cost)[]
  const rest = (name: keyof Cost) => Math.max(0, cost[name] - ofNothing[name] * milliseconds)
  return Object.fromEntries(names.map((name) => [name, rest(name)])) as unknown as Cost
}
