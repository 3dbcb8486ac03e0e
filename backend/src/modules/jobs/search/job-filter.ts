import type { JobQuery } from '@goodword/contract/jobs'
import { EXPERIENCE_LEVELS, type ExperienceLevel } from '@goodword/contract/statuses'
import { and, eq, like, type SQL, sql } from 'drizzle-orm'
import { alsoSearchedText, jobLevels, jobs, levelBit, namesLevel, searchedText } from '../../../db/schema/jobs.ts'

/** What narrows the list, by the same rules as on screen (docs/rules.md#search-finds-plain-text). */
export type JobFilter = Pick<JobQuery, 'q' | 'type' | 'level'>

/** Whether a job is open, where an index of open jobs is to answer it, */
export const isOpen: SQL = eq(jobs.isActive, true)
/** and where each job that was found is asked: PostgreSQL would put the index of all open jobs beside one of few jobs. */
export const isOpenItself: SQL = sql`${jobs.isActive}::text = 'true'`

/** What a job is searched by, in small letters: worked out anew wherever it is asked for, or columns that already have it. */
export interface JobTexts {
  searched: SQL
  also: SQL
}

export const jobTexts: JobTexts = { searched: searchedText, also: alsoSearchedText }

/**
 * Columns of them, for a limited subquery: PostgreSQL unpacks a long text, and makes its letters small, once for all that is asked of it,
 * and not at all where nothing is.
 */
export const textColumns = { searched: searchedText.as('searched'), also: alsoSearchedText.as('also') }

/** @param rows a subquery with `textColumns` */
export function textsOf({ searched, also }: Record<keyof typeof textColumns, SQL.Aliased>): JobTexts {
  return { searched: sql`${searched}`, also: sql`${also}` }
}

/** Open jobs of this type and level; the indexes of all orders answer it. */
export function facets({ type, level }: JobFilter, open: SQL = isOpen): SQL | undefined {
  return and(
    open,
    type && eq(jobs.type, type),
    level && sql`${jobLevels} = any(${`{${levelsWith(level).join()}}`}::smallint[])`,
  )
}

/** Open jobs of this type, where each job that was found is asked for it, and no index of all jobs of the type is read. */
export function typeItself({ type }: JobFilter, open: SQL): SQL | undefined {
  return and(open, type && sql`${jobs.type} || '' = ${type}`)
}

/** The same of open jobs, asked of each: for those that the index of words has named, where these are few. */
export function plainFacets({ type, level }: JobFilter): SQL | undefined {
  const said = sql`lower(${jobs.title} || E'\\x1f' || ${jobs.description})`
  return and(type && eq(jobs.type, type), level && like(said, `%${level}%`))
}

/** The same for counting them, which an index answers alone. */
export function countedFacets({ type, level }: JobFilter): SQL | undefined {
  return and(isOpen, type && eq(jobs.type, type), level && namesLevel(level))
}

/** What is searched for, without the spaces around it; nothing where it narrows nothing. */
export function searchText({ q }: JobFilter): string | undefined {
  return q?.trim() || undefined
}

/** Whether title, company or description has the text. */
export function hasText(text: string, { searched }: Pick<JobTexts, 'searched'> = jobTexts): SQL {
  // None of them has a control character, so one that stands between them is not found either.
  return like(searched, text.includes('\x1f') ? '' : containing(text))
}

export function hasInTitle(text: string): SQL {
  return like(sql`lower(${jobs.title})`, containing(text))
}

/** A LIKE pattern for a text that contains this one, whatever its case; its own % and _ stand for themselves. */
function containing(text: string): SQL {
  return sql`lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`
}

/** Every value of `jobLevels` that has this one's bit. */
function levelsWith(level: ExperienceLevel): number[] {
  const bit = levelBit(level)
  return Array.from({ length: 1 << EXPERIENCE_LEVELS.length }, (_, bits) => bits).filter((bits) => bits & bit)
}
