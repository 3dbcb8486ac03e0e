import type { TakenBack } from '@goodword/contract/taken-back'
import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import type { Watch } from '../watch-release.ts'

/** So long before a release its visitors are compared with. */
const BEFORE = '1 day'
/** What is older says nothing of a release that is still on its way. */
const OLDEST = '2 days'

/**
 * What was told of a release, and of the remote's other ones: at the same time, or, once everybody gets the release, from a day before
 * it on. Others that were withdrawn are left out: beside one of these, a release that fails as often would look sound.
 */
export async function readVisits(
  tx: Connection,
  { remote, version, startedAt, aloneSince }: Watch,
): Promise<TakenBack> {
  const began = sql`${startedAt.toISOString()}::timestamptz`
  const since = aloneSince ? sql`${began} - ${BEFORE}::interval` : began
  const [mine, theirs] = [sql`version = ${version} and at >= ${began}`, sql`version <> ${version}`]
  const { rows } = await tx.execute<Record<'visitors' | 'failures' | 'otherVisitors' | 'otherFailures', number>>(sql`
    select count(distinct network) filter (where ${mine})::int as visitors,
      count(distinct network) filter (where ${mine} and failed)::int as failures,
      count(distinct network) filter (where ${theirs})::int as "otherVisitors",
      count(distinct network) filter (where ${theirs} and failed)::int as "otherFailures"
    from release_reports
    where remote = ${remote} and at >= greatest(${since}, now() - ${OLDEST}::interval)
      and not exists (select from releases withdrawn
        where withdrawn.remote = release_reports.remote and withdrawn.version = release_reports.version
          and withdrawn.version <> ${version} and withdrawn.withdrawn_at is not null)`)
  const { visitors = 0, failures = 0, otherVisitors = 0, otherFailures = 0 } = rows[0] ?? {}
  return { visitors, failures, others: { visitors: otherVisitors, failures: otherFailures }, atSameTime: !aloneSince }
}

/** How many have come upon a release since so many get it. */
export async function countVisitors(tx: Connection, { remote, version, movedAt }: Watch): Promise<number> {
  const { rows } = await tx.execute<{ visitors: number }>(sql`
    select count(*)::int as visitors from release_reports
    where remote = ${remote} and version = ${version} and at >= ${movedAt.toISOString()}::timestamptz`)
  return rows[0]?.visitors ?? 0
}
