import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { VISITS_SECONDS } from '../visits/count-visits.ts'
import type { Watch } from '../watch-release.ts'
import type { Share } from './weigh-evidence.ts'

/** Seconds after the end of a stretch in which all servers have written what they counted in it. */
const WRITTEN = 2
/** Of before a release so much is looked at: a day, or so many visitors. */
const BEFORE = '1 day'
const BEFORE_MAX = 200_000

type Which = Pick<Watch, 'remote' | 'version' | 'startedAt'>

/** What was counted of a remote in some seconds. */
interface Stretch {
  /** Its beginning, in milliseconds since 1970. */
  at: number
  release: Share
  /** Of the remote's other releases, without those that were withdrawn. */
  others: Share
}

/**
 * What was counted since a release began, in the order of time, as far as nothing is added to it any more.
 * @param after the beginning of the last stretch that is known already
 */
export async function readVisitsSince(tx: Connection, which: Which, after: number | undefined): Promise<Stretch[]> {
  const isNew =
    after === undefined ? sql`at > ${momentOf(which)} - ${stretch}` : sql`at > to_timestamp(${after / 1000})`
  const { rows } = await tx.execute<{ at: number } & Counted<'mine'> & Counted<'theirs'>>(sql`
    select extract(epoch from at)::float8 * 1000 as at,
      ${counted(sql`version = ${which.version}`, 'mine')}, ${counted(isOther(which), 'theirs')}
    from remote_visits
    where remote = ${which.remote} and ${isNew} and at < now() - ${stretch} - ${`${WRITTEN} seconds`}::interval
    group by remote_visits.at order by remote_visits.at`)
  return rows.map((row) => ({
    at: row.at,
    release: { visitors: row.mine_visitors, failures: row.mine_failures },
    others: { visitors: row.theirs_visitors, failures: row.theirs_failures },
  }))
}

/** What was counted of a remote's other releases in the time before one, the latest first; withdrawn ones are left out. */
export async function readVisitsBefore(tx: Connection, which: Which): Promise<Share[]> {
  const { rows } = await tx.execute<{ visitors: number; failures: number }>(sql`
    select sum(visitors)::int as visitors, sum(failures)::int as failures
    from remote_visits
    where remote = ${which.remote} and ${isOther(which)}
      and at <= ${momentOf(which)} - ${stretch} and at > ${momentOf(which)} - ${BEFORE}::interval
    group by at order by at desc`)
  let known = 0
  return rows.flatMap((row) => {
    if (known >= BEFORE_MAX) return []
    known += row.visitors
    return { visitors: row.visitors, failures: row.failures }
  })
}

/** How many have come upon a release since then. */
export async function countVisitors(tx: Connection, { remote, version, movedAt }: Watch): Promise<number> {
  const { rows } = await tx.execute<{ visitors: number }>(sql`
    select coalesce(sum(visitors), 0)::int as visitors from remote_visits
    where remote = ${remote} and version = ${version} and at >= ${movedAt.toISOString()}::timestamptz`)
  return rows[0]?.visitors ?? 0
}

type Counted<Whose extends string> = Record<`${Whose}_${keyof Share}`, number>

const stretch = sql.raw(`interval '${VISITS_SECONDS} seconds'`)

function momentOf({ startedAt }: Which): SQL {
  return sql`${startedAt.toISOString()}::timestamptz`
}

/** Beside a withdrawn release, one that fails as often would look sound. */
function isOther({ version }: Which): SQL {
  return sql`version <> ${version} and not exists (select from releases withdrawn
    where withdrawn.remote = remote_visits.remote and withdrawn.version = remote_visits.version
      and withdrawn.withdrawn_at is not null)`
}

function counted(whose: SQL, name: string): SQL {
  const sum = (column: string) =>
    sql`coalesce(sum(${sql.raw(column)}) filter (where ${whose}), 0)::int as ${sql.raw(`${name}_${column}`)}`
  return sql`${sum('visitors')}, ${sum('failures')}`
}
