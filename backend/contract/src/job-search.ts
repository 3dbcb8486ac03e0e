import { isYearlyDollars } from './format-pay.ts'
import type { Job } from './jobs.ts'
import { DOLLARS_MAX } from './limits.ts'
import type { Workplace } from './place-and-pay.ts'
import type { ExperienceLevel, JobSort, JobType } from './statuses.ts'

/**
 * What the jobs page finds, as pure functions. The server finds the same in its database, and is held to them
 * (backend/src/modules/jobs/search/search.test.ts).
 */

/** What the person asked for. What is empty narrows nothing. */
export interface JobSearch {
  text: string
  type: JobType | ''
  level: ExperienceLevel | ''
  workplace: Workplace | ''
  /** A country's code. */
  country: string
  /** Whole dollars a year. */
  payMin: number | null
  sort: JobSort
}

export const ALL_JOBS: JobSearch = {
  text: '',
  type: '',
  level: '',
  workplace: '',
  country: '',
  payMin: null,
  sort: 'recent',
}

/** Whole dollars that jobs can be asked to pay at least; null for what is none. */
export function amountOf(value: number): number | null {
  return Number.isInteger(value) && value >= 0 && value <= DOLLARS_MAX ? value : null
}

/** The jobs that match, in the order asked for (docs/rules.md#search-finds-plain-text). */
export function searchJobs(jobs: readonly Job[], search: JobSearch): Job[] {
  return sortJobs(filterJobs(jobs, search), search)
}

export function filterJobs(jobs: readonly Job[], search: JobSearch): Job[] {
  const { text, type, level, workplace, country, payMin } = search
  const wanted = text.trim().toLowerCase()
  return jobs.filter(
    (job) =>
      (!type || job.type === type) &&
      (!level || mentions(job.title, level) || mentions(job.description, level)) &&
      (!workplace || job.workplace === workplace) &&
      (!country || isDoneFrom(job, country)) &&
      (payMin === null || paysAtLeast(job, payMin)) &&
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

/** Remote work from where it may be done, any other where it is (docs/rules.md#jobs-are-found-by-place-and-pay). */
function isDoneFrom(job: Job, country: string): boolean {
  if (job.workplace !== 'remote') return job.country === country
  return job.remoteFrom.length === 0 || job.remoteFrom.includes(country)
}

/** With a bound missing the salary counts as not specified, as it is shown. */
function paysAtLeast(job: Job, amount: number): boolean {
  return isYearlyDollars(job) && job.salaryMin != null && job.salaryMax != null && job.salaryMin >= amount
}

/** Both bounds together; what is no dollars a year cannot be compared, and comes after those, before what is not specified. */
function salaryOf(job: Job): number | null {
  const { salaryMin, salaryMax } = job
  if (salaryMin == null || salaryMax == null) return null
  return isYearlyDollars(job) ? salaryMin + salaryMax : -1
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
