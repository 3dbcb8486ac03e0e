import { JobQuery } from '@goodword/contract/jobs'
import { START_AGAIN } from '@goodword/contract/start-again'
import { JobSort } from '@goodword/contract/statuses'
import { desc, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { jobs } from '../../../db/schema/jobs.ts'
import { bonusRank, salaryRank } from '../../../db/schema/search-expressions.ts'
import { BadInput } from '../../../errors.ts'
import { hasInTitle, type JobFilter, searchText } from './job-conditions.ts'

/** What is searched for, and in which order it is listed. */
export type SearchQuery = JobFilter & Pick<JobQuery, 'sort'>

/**
 * Where a page ended: the values its last row is sorted by. Anybody can write one, and the database refuses what is none of
 * its numbers or moments: it has no year 0.
 */
const Cursor = z.object({
  sort: JobSort,
  close: JobQuery.shape.close,
  /** Whether it is one of the jobs that stand behind the close ones, by what the work is also called. */
  called: z.optional(z.literal('1')),
  rank: z.int32(),
  createdAt: z.iso.datetime({ precision: 3 }).check(z.regex(/^(?!0000)/)),
  id: z.uuid(),
})
type Cursor = z.infer<typeof Cursor>

/** A job that was found, with what it is sorted by. */
export interface FoundJob {
  id: string
  rank: number
  createdAt: Date
  /** What its work is also called, where that is how it was found. */
  name?: string
}

/** Which jobs of those that match are wanted: so many, after this one. */
export interface Part {
  limit: number
  end: Cursor | undefined
}

/**
 * The number jobs are sorted by, descending, before their date. Missing money is -1, so that it comes last while 0 is a
 * value (docs/rules.md#ties-are-in-the-most-recent-order).
 */
export function rankFor({ sort, ...filter }: SearchQuery): SQL<number> | undefined {
  const text = searchText(filter)
  if (sort === 'salary') return salaryRank
  if (sort === 'referral') return bonusRank
  return sort === 'relevance' && text ? sql<number>`(${hasInTitle(text)})::int` : undefined
}

/** The columns to sort by: the rank where there is one, then the date; the id settles what is left. */
export function orderBy(rank: SQL<number> | undefined): SQL[] {
  const recent = [desc(jobs.createdAt), desc(jobs.id)]
  return rank ? [desc(rank), ...recent] : recent
}

/** The rows after a page's end, in that order. */
export function after(end: Cursor | undefined, rank: SQL<number> | undefined): SQL | undefined {
  if (!end) return undefined
  const recent = sql`${jobs.createdAt}, ${jobs.id}`
  const recentEnd = sql`${end.createdAt}::timestamptz, ${end.id}::uuid`
  // Without a rank, the bare pair is what the index of open jobs is sorted by.
  return rank ? sql`(${rank}, ${recent}) < (${end.rank}, ${recentEnd})` : sql`(${recent}) < (${recentEnd})`
}

/** The cursor of a page that ended there: opaque text for `JobQuery.cursor`. */
export function encode(end: Cursor): string {
  return Buffer.from(JSON.stringify(end)).toString('base64url')
}

/** Where the page before ended. @throws BadInput when the cursor is not one of this sort, or of the other list */
export function decode({
  sort = 'recent',
  close,
  cursor,
}: Pick<JobQuery, 'sort' | 'close' | 'cursor'>): Cursor | undefined {
  if (!cursor) return undefined
  const end = parse(cursor)
  if (end?.sort !== sort || end.close !== close) throw new BadInput(START_AGAIN)
  return end
}

function parse(cursor: string): Cursor | undefined {
  try {
    return Cursor.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
