import type { JobQuery } from '@goodword/contract/jobs'
import { and, eq, like, or, type SQL, sql } from 'drizzle-orm'
import { jobs, searchedText } from '../../db/schema/jobs.ts'

/** Open jobs that match, by the same rules as on screen (docs/rules.md#search-finds-plain-text). */
export function jobFilter({ q, type, level }: Pick<JobQuery, 'q' | 'type' | 'level'>): SQL | undefined {
  const text = q?.trim()
  return and(
    eq(jobs.isActive, true),
    type && eq(jobs.type, type),
    level && like(sql`lower(${jobs.title} || ' ' || ${jobs.description})`, containing(level)),
    // The index finds candidates in the joined text; the parts are asked again, as a match must not span two of them.
    text ? like(searchedText, containing(text)) : undefined,
    text ? or(...[jobs.title, jobs.companyName, jobs.description].map((part) => contains(part, text))) : undefined,
  )
}

/** Whether the title has the search text: those jobs come first by relevance. */
export function isInTitle(q: string | undefined): SQL {
  const text = q?.trim()
  return text ? contains(jobs.title, text) : sql`true`
}

function contains(column: typeof jobs.title | typeof jobs.companyName | typeof jobs.description, text: string): SQL {
  return like(sql`lower(${column})`, containing(text))
}

/** A LIKE pattern for a text that contains this one, whatever its case; its own % and _ stand for themselves. */
function containing(text: string): SQL {
  return sql`lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`
}
