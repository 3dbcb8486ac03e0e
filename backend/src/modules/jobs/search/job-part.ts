import type { Total } from '@goodword/contract/pages'
import type { SQL } from 'drizzle-orm'
import type { JobTexts } from './job-filter.ts'
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
  where: (texts: JobTexts) => SQL
  rank: SQL<number>
  isRanked: boolean
  /** How many jobs are likely to be read in order until a page is full; undefined where the index is quicker. */
  reads: number | undefined
  /** The open jobs of the type and level of which the same is true, asked of the indexes first. */
  indexed: () => Promise<SQL | undefined>
  end: Cursor | undefined
}
