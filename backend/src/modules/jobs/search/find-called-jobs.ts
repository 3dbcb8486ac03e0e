import { totalOf } from '@goodword/contract/pages'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobOccupations } from '../../../db/schema/job-occupations.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { knownOccupations } from '../occupations/known-occupations.ts'
import { closeCondition } from './close-condition.ts'
import { knownWords } from './find-close-jobs.ts'
import type { Found } from './find-matching.ts'
import { facets, hasText, isNarrowed, searchText } from './job-conditions.ts'
import type { FoundJob, Part, SearchQuery } from './job-order.ts'
import { withPlannerSettings } from './with-planner-settings.ts'

/** The least that a job and a text have in common, of a million. */
const LEAST = 30_000
/** So many are listed. */
const BEST = 200
/** Of the best so many it is asked whether they are open, and what else they are to be. */
const [LOOKED, LOOKED_NARROWED] = [1000, 4000]
interface Called extends FoundJob {
  name: string
}

/**
 * The open jobs whose work is also called what was searched for, the best matches first, the most recent of equals: 200 at most.
 * None that the search finds, or that is close by its words (docs/rules.md#a-job-is-found-by-what-the-work-is-also-called).
 * @param others whether any job is close by its words, and whether the search finds any
 * @returns each with the name that it is found by
 */
export async function findCalledJobs(
  db: Connection,
  query: SearchQuery,
  { limit, end }: Part,
  others: { areClose: boolean; areFound: boolean },
): Promise<Found & { found: Called[] }> {
  const text = searchText(query)
  const occupations = text ? await knownOccupations() : undefined
  const matches = text && occupations ? occupations.ofSearch(text) : []
  if (!text || !occupations || matches.length === 0) return { found: [], total: totalOf(0) }
  const words = others.areClose ? await knownWords(db, text) : []
  const isElsewhere = and(
    others.areFound ? sql`not ${hasText(text)}` : undefined,
    words.length > 0 ? sql`not (${closeCondition(words)})` : undefined,
  )
  const { rows } = await withPlannerSettings(db, 'by key', (tx) =>
    tx.execute<{ id: string; created_at: Date; rank: number; code: string }>(bestOf(matches, query, isElsewhere)),
  )
  const found = rows.map(({ id, created_at, rank, code }) => ({ id, createdAt: new Date(created_at), rank, code }))
  const from = end ? found.findIndex((job) => isAfter(job, end)) : 0
  const page = from < 0 ? [] : found.slice(from, from + limit)
  const names = new Map(page.map(({ code }) => [code, '']))
  for (const code of names.keys()) names.set(code, occupations.nameFor(code, text) ?? text)
  return {
    found: page.map(({ code, ...job }) => ({ ...job, name: names.get(code) ?? text })),
    total: totalOf(found.length),
  }
}

function bestOf(
  matches: readonly { code: string; score: number }[],
  query: SearchQuery,
  isElsewhere: SQL | undefined,
): SQL {
  const looked = isNarrowed(query) ? LOOKED_NARROWED : LOOKED
  const best = sql`
    select ${jobs.id}, ${jobs.createdAt}, rank, code from (
      select * from (
        select distinct on (job_id) job_id, own.score * asked.score as rank, code
        from json_to_recordset(${JSON.stringify(matches)}) as asked (code text, score int)
          join ${jobOccupations} own using (code)
        where own.score * asked.score >= ${LEAST}
        order by job_id, rank desc, code) shared
      order by rank desc, job_id desc limit ${looked}) shared
    join ${jobs} on ${jobs.id} = job_id
    where ${facets(query)}
    order by rank desc, created_at desc, id desc limit ${BEST}`
  if (!isElsewhere) return best
  return sql`select best.* from (${best}) best join ${jobs} on ${jobs.id} = best.id where ${isElsewhere}
    order by rank desc, best.created_at desc, best.id desc`
}

function isAfter(job: FoundJob, end: { rank: number; createdAt: string; id: string }): boolean {
  if (job.rank !== end.rank) return job.rank < end.rank
  const createdAt = job.createdAt.toISOString()
  return createdAt === end.createdAt ? job.id < end.id : createdAt < end.createdAt
}
