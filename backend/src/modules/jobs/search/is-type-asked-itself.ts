import { COUNT_MAX } from '@goodword/contract/limits'
import type { JobFilter } from './job-filter.ts'
import type { Sample } from './sample-jobs.ts'

/** Entries of an index that are read in the time of one job. */
const ENTRIES_A_JOB = 8

/**
 * Whether jobs are sooner counted by asking each one that pairs of words name for its type, than by putting the index of the type
 * beside that of pairs, which has no types: where most jobs are of the type. A level is asked of the index in any case, as a job is
 * read as a whole for it.
 * @param named how many jobs the words name, of any type
 */
export function isTypeAskedItself({ type, level }: JobFilter, named: number, sample: Sample): boolean {
  if (!type || level || sample.named === 0) return false
  const needless = named * Math.min(1, COUNT_MAX / sample.named) - Math.min(sample.named, COUNT_MAX)
  return needless * ENTRIES_A_JOB < sample.population
}
