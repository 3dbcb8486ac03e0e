import type { Total } from '@goodword/contract/pages'
import type { SQL } from 'drizzle-orm'
import type { Cursor } from './job-order.ts'

/** A job that was found, with what it is sorted by. */
export interface FoundJob {
  id: string
  rank: number
  createdAt: Date
}

/** What was found, and how many there are in all, where that was asked for. */
export interface FoundJobs {
  found: FoundJob[]
  total: Total | undefined
}

/** Which part of what was found is wanted. */
export interface PageOf {
  limit: number
  end: Cursor | undefined
  /** Whether all of it is to be counted, too. */
  isCounted: boolean
}

/** Jobs of which all come before those of the next part. */
export interface JobPart {
  where: SQL
  rank: SQL<number>
  isRanked: boolean
  /** Whether reading in order comes by a page of them soon. */
  isFrequent: boolean
  /** The same as `where`, asked of the index of words first. */
  indexed: () => Promise<SQL | undefined>
  end: Cursor | undefined
}
