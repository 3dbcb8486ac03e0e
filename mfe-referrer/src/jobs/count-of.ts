import { formatCount } from '@goodword/shared-ui/formats.ts'
import type { FoundJobs } from './use-found-jobs.ts'

/** How many jobs match, as the server counts, with its digits: '49', '1,000+'. */
export function countOf({ jobs, total }: Pick<FoundJobs, 'jobs' | 'total'>): { count: number; digits: string } {
  const { count, isExact } = total ?? { count: jobs.length, isExact: true }
  return { count, digits: `${formatCount(count)}${isExact ? '' : '+'}` }
}
