import { COUNT_MAX } from '@goodword/contract/limits'
import { type Total, totalOf } from '@goodword/contract/pages'
import type { SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { findByIndex } from './find-by-index.ts'
import { findInOrder } from './find-in-order.ts'
import type { IndexCondition } from './index-condition.ts'
import type { JobFilter } from './job-conditions.ts'
import type { FoundJob, Part } from './job-order.ts'

/**
 * So many jobs that an index names are read and sorted. Where it names more, reading in order soon fills a page. Where each of them has to
 * be asked, which takes longer, few are as many as are counted.
 */
export const FEW = 4000
/** Jobs that are read in order before it is given up: the text may be in old postings only. */
const IN_ORDER_MAX = 5000

export interface Matching {
  /** The condition as indexes answer it; undefined where they know nothing that narrows it. */
  indexed: IndexCondition | undefined
  /** The condition as it is asked of a job that was read. */
  matches: SQL
  rank?: SQL<number> | undefined
}

/** What was found, and how many match in all, where that was asked for or learned on the way. */
export interface Found {
  found: FoundJob[]
  total: Total | undefined
}

/**
 * Reads by the index where few jobs match, and in order where many do.
 * @param few how many are few
 */
export async function findMatching(
  db: Connection,
  filter: JobFilter,
  matching: Matching,
  part: Part,
  few: number,
): Promise<Found> {
  const read = await findFew(db, matching, part, few)
  const found = read?.isAll ? read.found : await findMany(db, filter, matching, part)
  return { found, total: read?.total }
}

/** Reads by the index. `isAll` is false where more than a few match; undefined where no index narrows it. */
export async function findFew(
  db: Connection,
  { indexed, rank }: Matching,
  part: Part,
  few: number,
): Promise<(Found & { isAll: boolean }) | undefined> {
  if (!indexed) return undefined
  const { named, check, some } = indexed
  const most = check ? Math.min(few, COUNT_MAX) : few
  const limit = Math.max(most, COUNT_MAX) + 1
  const first = some && (await findByIndex(db, { named: some, check }, rank, part, limit))
  const { found, count } = first?.count === limit ? first : await findByIndex(db, { named, check }, rank, part, limit)
  return { found, total: totalOf(count), isAll: count <= most }
}

/** Reads in order, and by the index where that fills no page in time. */
export async function findMany(
  db: Connection,
  filter: JobFilter,
  { indexed, matches, rank }: Matching,
  part: Part,
): Promise<FoundJob[]> {
  const read = await findInOrder(db, filter, matches, rank, part, indexed && IN_ORDER_MAX)
  if (read.length === part.limit || !indexed) return read
  return (await findByIndex(db, indexed, rank, part)).found
}
