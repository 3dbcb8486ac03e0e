import type { Total } from '@goodword/contract/pages'
import type { JobSort } from '@goodword/contract/statuses'
import type { Connection } from '../../../db/connect/client.ts'
import { findAllCloseJobs } from './find-all-close-jobs.ts'
import { findJobs } from './find-jobs.ts'
import { decode, encode, type FoundJob, type Part, type SearchQuery } from './job-order.ts'

export interface SearchPage {
  limit: number
  /** `next` of the page before. */
  cursor?: string | undefined
  /** Whether all pages are to be counted, too. */
  isCounted: boolean
}

export interface JobPageFound {
  ids: string[]
  /** Of jobs that were found by it, what their work is also called. */
  called: ReadonlyMap<string, string>
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined
  /** How many jobs match (docs/rules.md#the-count-is-exact-up-to-1000); undefined where it was not asked for. */
  total: Total | undefined
}

/** Finds open jobs. Nothing else in the product knows how (docs/decisions/0022-search.md). */
export interface JobSearch {
  /** Jobs with the text, of the type and level (docs/rules.md#search-finds-plain-text). @throws BadInput for a foreign cursor */
  find(query: SearchQuery, page: SearchPage): Promise<JobPageFound>
  /** Jobs that come close to it (docs/rules.md#close-jobs-say-why-they-are-there). @throws BadInput for a foreign cursor */
  findClose(query: SearchQuery, page: SearchPage): Promise<JobPageFound>
}

function endAt({ id, name, rank, createdAt }: FoundJob, sort: JobSort, close: '1' | undefined) {
  const called = name === undefined ? undefined : ('1' as const)
  return { sort, close, called, rank, createdAt: createdAt.toISOString(), id }
}

/** The search in this database. */
export function jobSearch(db: Connection): JobSearch {
  const paged =
    (search: typeof findJobs, close?: '1') =>
    async ({ sort = 'recent', ...query }: SearchQuery, { limit, cursor, isCounted }: SearchPage) => {
      // One more than asked for tells whether there is a next page.
      const part: Part = { limit: limit + 1, end: decode({ sort, close, cursor }) }
      const { found, total } = await search(db, { ...query, sort }, part, isCounted)
      const last = found.length > limit ? found[limit - 1] : undefined
      return {
        ids: found.slice(0, limit).map(({ id }) => id),
        called: new Map(found.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]]))),
        next: last && encode(endAt(last, sort, close)),
        total: isCounted ? total : undefined,
      }
    }
  return { find: paged(findJobs), findClose: paged(findAllCloseJobs, '1') }
}
