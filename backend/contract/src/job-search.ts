import type { Job } from './jobs.ts'
import type { ExperienceLevel, JobSort, JobType } from './statuses.ts'

/**
 * What the jobs page finds, as pure functions. The server finds the same in its database, and is held to them
 * (backend/src/modules/jobs/search/search.test.ts).
 */

/** What the person asked for. An empty text, type or level narrows nothing. */
export interface JobSearch {
  text: string
  type: JobType | ''
  level: ExperienceLevel | ''
  sort: JobSort
}

export const ALL_JOBS: JobSearch = { text: '', type: '', level: '', sort: 'recent' }

/** The jobs that match, in the order asked for (docs/rules.md#search-finds-plain-text). */
export function searchJobs(jobs: readonly Job[], search: JobSearch): Job[] {
  return sortJobs(filterJobs(jobs, search), search)
}

export function filterJobs(jobs: readonly Job[], { text, type, level }: JobSearch): Job[] {
  const wanted = text.trim().toLowerCase()
  return jobs.filter(
    (job) =>
      (!type || job.type === type) &&
      (!level || mentions(job.title, level) || mentions(job.description, level)) &&
      (!wanted ||
        mentions(job.title, wanted) ||
        mentions(job.company.name, wanted) ||
        mentions(job.description, wanted)),
  )
}

/** Ties keep the most recent first, whatever the sort. */
export function sortJobs(jobs: readonly Job[], { sort, text }: JobSearch): Job[] {
  const recent = descending(jobs, (job) => Date.parse(job.createdAt))
  if (sort === 'salary') return descending(recent, salaryOf)
  if (sort === 'referral') return descending(recent, (job) => job.referralBonus)
  const wanted = text.trim().toLowerCase()
  if (sort === 'relevance' && wanted) return descending(recent, (job) => (mentions(job.title, wanted) ? 1 : 0))
  return recent
}

/** Both bounds together; with one missing the salary counts as not specified, as it is shown. */
function salaryOf({ salaryMin, salaryMax }: Job): number | null {
  return salaryMin == null || salaryMax == null ? null : salaryMin + salaryMax
}

function mentions(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted)
}

/** The highest first, what has no value last. Each value is computed once: lists may have 10,000 jobs. */
function descending(jobs: readonly Job[], measure: (job: Job) => number | null): Job[] {
  return jobs
    .map((job) => ({ job, value: measure(job) ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => (a.value === b.value ? 0 : b.value > a.value ? 1 : -1))
    .map(({ job }) => job)
}
