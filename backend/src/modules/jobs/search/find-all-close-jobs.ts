import { COUNT_MAX } from '@goodword/contract/limits'
import { type Total, totalOf } from '@goodword/contract/pages'
import type { Connection } from '../../../db/connect/client.ts'
import { findCalledJobs } from './find-called-jobs.ts'
import { findCloseJobs } from './find-close-jobs.ts'
import { findJobs } from './find-jobs.ts'
import type { Found } from './find-matching.ts'
import type { Part, SearchQuery } from './job-order.ts'

/** To know whether there are any. */
const ONE: Part = { limit: 1, end: undefined }

/**
 * The jobs that are close by their words, in the order asked for, and behind them those whose work is also called that
 * (docs/rules.md#close-jobs-say-why-they-are-there).
 */
export async function findAllCloseJobs(
  db: Connection,
  query: SearchQuery,
  part: Part,
  isCounted: boolean,
): Promise<Found> {
  const isBehind = part.end?.called === '1'
  const [words, same] = await Promise.all([
    findCloseJobs(db, query, isBehind ? ONE : part, isCounted),
    findJobs(db, { ...query, sort: 'recent' }, ONE, false),
  ])
  const shown = isBehind ? [] : words.found
  if (shown.length >= part.limit && !isCounted) return { found: shown, total: undefined }
  const rest: Part = { limit: Math.max(1, part.limit - shown.length), end: isBehind ? part.end : undefined }
  const others = { areClose: words.found.length > 0 || part.end !== undefined, areFound: same.found.length > 0 }
  const called = await findCalledJobs(db, query, rest, others)
  return { found: [...shown, ...called.found].slice(0, part.limit), total: sum(words.total, called.total) }
}

function sum(one: Total | undefined, other: Total | undefined): Total | undefined {
  if (!one || !other) return undefined
  return one.isExact && other.isExact
    ? totalOf(Math.min(one.count + other.count, COUNT_MAX + 1))
    : totalOf(COUNT_MAX + 1)
}
