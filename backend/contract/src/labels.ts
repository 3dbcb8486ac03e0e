import type { ApplicationStatus, JobType } from './statuses.ts'

/** The closed sets as people read them, on screens and in letters alike. */

export const JOB_TYPE_LABELS: Record<JobType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
}

export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  reviewing: 'Reviewing',
  interview: 'Interview',
  hired: 'Hired',
  rejected: 'Rejected',
}
