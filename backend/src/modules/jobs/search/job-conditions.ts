import type { JobQuery } from '@goodword/contract/jobs'
import { EXPERIENCE_LEVELS, type ExperienceLevel } from '@goodword/contract/statuses'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { jobs } from '../../../db/schema/jobs.ts'
import { jobFacets, jobLevels, jobPlaces, leastPay } from '../../../db/schema/search-expressions.ts'

/** What narrows the list, by the same rules as on screen (docs/rules.md#search-finds-plain-text). */
export type JobFilter = Pick<JobQuery, 'q' | 'type' | 'level' | 'workplace' | 'country' | 'payMin'>

export const isOpen: SQL = eq(jobs.isActive, true)

/** Open jobs of this type and level, which the indexes of the orders answer, and of this place and pay. */
export function facets(filter: JobFilter): SQL | undefined {
  const { type, level } = filter
  return and(
    openAt(filter),
    type && eq(jobs.type, type),
    level && sql`${jobLevels} = any(${`{${levelsWith(level).join()}}`}::smallint[])`,
  )
}

/** Open jobs of this place, which an index knows where it is rare, and pay (docs/rules.md#jobs-are-found-by-place-and-pay). */
export function openAt({ workplace, country, payMin }: JobFilter): SQL | undefined {
  return and(
    isOpen,
    workplace && sql`${jobPlaces} @> ${sql.param([workplace])}::text[]`,
    country === undefined ? undefined : sql`${jobPlaces} && ${sql.param([country, '*'])}::text[]`,
    payMin === undefined ? undefined : sql`${leastPay} >= ${payMin}`,
  )
}

/** Whether anything but the text narrows the list. */
export function isNarrowed({ type, level, workplace, country, payMin }: JobFilter): boolean {
  return [type, level, workplace, country, payMin].some((value) => value !== undefined)
}

/** Open jobs of the type and level, as the index of words answers it, and of the place and pay. */
export function narrowed(filter: JobFilter): SQL | undefined {
  const facet = facetOf(filter)
  return and(openAt(filter), facet ? sql`${jobFacets} @> ${sql.param([facet])}::text[]` : undefined)
}

/** Type and level as the indexes have them: "contract senior". */
export function facetOf({ type, level }: JobFilter): string {
  return [type, level].filter(Boolean).join(' ')
}

/** What is searched for, without the spaces around it; nothing where it narrows nothing. */
export function searchText({ q }: JobFilter): string | undefined {
  return q?.trim() || undefined
}

/** Whether title, company or description has the text. */
export function hasText(text: string): SQL {
  // None of them has a control character, so one that stands between them is not found either.
  return text.includes('\x1f') ? sql`false` : contains(sql`${jobs.searched}`, text)
}

export function hasInTitle(text: string): SQL {
  return contains(sql`lower(${jobs.title})`, text)
}

/** Takes half the time of LIKE. */
function contains(searched: SQL, text: string): SQL {
  return sql`strpos(${searched}, lower(${text})) > 0`
}

/** Every value of `jobLevels` that has this one's bit. */
function levelsWith(level: ExperienceLevel): number[] {
  const bit = 1 << EXPERIENCE_LEVELS.indexOf(level)
  return Array.from({ length: 1 << EXPERIENCE_LEVELS.length }, (_, bits) => bits).filter((bits) => bits & bit)
}
