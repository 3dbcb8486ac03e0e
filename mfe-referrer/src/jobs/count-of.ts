import { formatCount } from '@goodword/shared-ui/formats.ts'
import type { FoundJobs } from './use-found-jobs.ts'

/** How many jobs match, as the server counts: '49', '1,000+'. */
export function countOf({ jobs, total }: Pick<FoundJobs, 'jobs' | 'total'>): string {
  const { count, isExact } = total ?? { count: jobs.length, isExact: true }
  return `${formatCount(count)}${isExact ? '' : '+'}`
}
