import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import type { ChainedEvent } from './chained-event.ts'
import type { Head } from './head-record.ts'

type Row<T> = T & Record<string, unknown>

/** Where those chains end now that had an event numbered above `after`, up to `upTo`. */
export async function findHeads(db: Connection, { after, upTo }: { after: number; upTo: number }): Promise<Head[]> {
  const { rows } = await db.execute<Row<Pick<ChainedEvent, 'chain' | 'count' | 'hash'>>>(sql`
    select job_id as chain, last.position::float8 as count, last.hash
      from (select distinct job_id from events where seq > ${after} and seq <= ${upTo}) jobs cross join lateral (
        select position, hash from events where events.job_id = jobs.job_id and position is not null
        order by position desc limit 1) last
    order by chain`)
  return rows.map(({ chain, count, hash }) => [chain, count, hash])
}

/** The first of these heads that is not in the log any more as it was signed. */
export async function findMissingHead(db: Connection, heads: readonly Head[]): Promise<Head | undefined> {
  const [chains, counts, hashes] = [0, 1, 2].map((field) => `{${heads.map((head) => head[field as 0 | 1 | 2]).join()}}`)
  const { rows } = await db.execute<Row<Pick<ChainedEvent, 'chain' | 'count' | 'hash'>>>(sql`
    select chain, count::float8 as count, hash
    from unnest(${chains}::uuid[], ${counts}::bigint[], ${hashes}::text[]) signed(chain, count, hash)
    where not exists (
      select from events where events.job_id = signed.chain and position = signed.count and events.hash = signed.hash)
    limit 1`)
  const [row] = rows
  return row && [row.chain, row.count, row.hash]
}
