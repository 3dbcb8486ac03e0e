import type postgres from 'postgres'
import type { Stored } from '../metrics/stored.ts'

export type OpenSql = (url: string, options: postgres.Options<Record<string, never>>) => postgres.Sql

/** Seconds for a connection, and milliseconds for one statement. */
const CONNECT = 1
const STATEMENT = 1000
/** Milliseconds for all of it. */
const DEADLINE = 2000
/** Rows that are counted of one kind: more are not told apart, so that no scrape walks through millions. */
const ROWS_MAX = 100_000

/**
 * Asks the database how queue, letters, sweeps and releases stand: one bounded statement for each, on a connection that
 * is opened for it, so that an overloaded pool neither hides the figures nor is loaded by them.
 * @param open opens a connection beside the pool
 * @throws Error when the database does not answer within two seconds
 */
export async function readStored(open: OpenSql, databaseUrl: string): Promise<Stored> {
  const client = open(databaseUrl, { connect_timeout: CONNECT, prepare: false })
  const reading = client.begin('read only', read)
  // Ended below, it would be rejected with nobody to hear.
  reading.catch(() => {})
  const { promise: late, reject } = Promise.withResolvers<never>()
  const alarm = setTimeout(() => reject(new Error('The database did not answer in time.')), DEADLINE)
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(alarm)
    void client.end({ timeout: 0 })
  }
}

async function read(sql: postgres.TransactionSql): Promise<Stored> {
  // Not when it connects: a pooler refuses that there.
  await sql`select set_config('statement_timeout', ${String(STATEMENT)}, true)`
  return {
    queues: await sql<Stored['queues'][number][]>`
      select q.name as queue, q.active_count as active, due.depth,
        greatest(0, coalesce(extract(epoch from now() - due.since), 0))::float8 as age
      from pgboss.queue q, lateral (
        select count(*)::int as depth, min(start_after) as since from (
          select start_after from pgboss.job
          where name = q.name and state < 'active' and not blocked and start_after <= now()
          order by priority desc, created_on limit ${ROWS_MAX}
        ) few
      ) due`,
    letters: await sql<Stored['letters'][number][]>`
      select state, of.count, greatest(0, coalesce(extract(epoch from now() - of.since), 0))::float8 as age
      from unnest(array['waiting', 'queued', 'sent', 'parked', 'held']) state, lateral (
        select count(*)::int as count, min(created_at) as since from (
          select created_at from letters where letters.state = state.state order by created_at limit ${ROWS_MAX}
        ) few
      ) of`,
    sweeps: await sql<Stored['sweeps'][number][]>`
      select substr(q.name, 7) as sweep, extract(epoch from done.at)::float8 as at
      from pgboss.queue q, lateral (
        select max(completed_on) as at from pgboss.job where name = q.name and state = 'completed'
      ) done
      where q.name like 'sweep-%' and done.at is not null`,
    releases: await sql<Stored['releases'][number][]>`
      select remote, version, percent from release_pointers
      union all
      select remote, previous, 100 - percent from release_pointers where percent < 100 and previous is not null`,
    withdrawn: await sql<Stored['withdrawn'][number][]>`
      select remote, count(withdrawn_at)::int as count, count(taken_back)::int as alone from (
        select remote, withdrawn_at, taken_back from releases limit ${ROWS_MAX}
      ) few group by remote`,
  }
}
