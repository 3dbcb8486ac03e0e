import type { Application } from '@goodword/contract/applications'
import type { MyJob } from '@goodword/contract/jobs'

export interface HiringCounters {
  /** All of the manager's jobs (docs/rules.md#active-jobs-counts-closed-ones); `closed` of them are closed. */
  activeJobs: number
  closed: number
  totalApplications: number
  /** Of the selected job alone. */
  pendingReview: number
}

/** The three counters of the dashboard. */
export function hiringCounters(
  jobs: readonly Pick<MyJob, 'isActive' | 'applicationCount'>[],
  selected: readonly Pick<Application, 'status'>[],
): HiringCounters {
  return {
    activeJobs: jobs.length,
    closed: jobs.filter(({ isActive }) => !isActive).length,
    totalApplications: jobs.reduce((sum, { applicationCount }) => sum + applicationCount, 0),
    pendingReview: selected.filter(({ status }) => (status ?? 'pending') === 'pending').length,
  }
}
