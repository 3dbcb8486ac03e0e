import type { ApplicationCounts } from '@goodword/contract/applications'
import type { MyJobCounts } from '@goodword/contract/jobs'

export interface HiringCounters {
  /** All of the manager's jobs (docs/rules.md#active-jobs-counts-closed-ones); `closed` of them are closed. */
  activeJobs: number
  closed: number
  totalApplications: number
  /** Of the selected job alone. */
  pendingReview: number
  /** Of all jobs. */
  pendingOverall: number
}

/**
 * The three counters of the dashboard, of what the server has counted.
 * @param selected of the selected job; undefined without one, and until it is known
 */
export function hiringCounters(
  { jobs, closed, applications, pending }: MyJobCounts,
  selected: ApplicationCounts | undefined,
): HiringCounters {
  return {
    activeJobs: jobs,
    closed,
    totalApplications: applications,
    pendingReview: selected?.pending ?? 0,
    pendingOverall: pending,
  }
}
