import { COUNT_MAX } from '@goodword/contract/limits'
import { type Total, totalOf } from '@goodword/contract/pages'
import type { Connection } from '../../../db/connect/client.ts'
import { findCalledJobs } from './find-called-jobs.ts'
import { findCloseJobs } from './find-close-jobs.ts'
import type { Found } from './find-matching.ts'
import type { Part, SearchQuery } from './job-order.ts'

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
  // Behind them one is asked for, to know whether there are any.
  const words = await findCloseJobs(db, query, isBehind ? { limit: 1, end: undefined } : part, isCounted)
  const shown = isBehind ? [] : words.found
  if (shown.length >= part.limit && !isCounted) return { found: shown, total: undefined }
  const rest: Part = { limit: Math.max(1, part.limit - shown.length), end: isBehind ? part.end : undefined }
  const hasClose = words.found.length > 0 || part.end !== undefined
  const called = await findCalledJobs(db, query, rest, hasClose)
  return { found: [...shown, ...called.found].slice(0, part.limit), total: sum(words.total, called.total) }
}

function sum(one: Total | undefined, other: Total | undefined): Total | undefined {
  if (!one || !other) return undefined
  return one.isExact && other.isExact
    ? totalOf(Math.min(one.count + other.count, COUNT_MAX + 1))
    : totalOf(COUNT_MAX + 1)
}
