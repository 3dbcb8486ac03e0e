import { closeReason } from './close-reason.ts'
import { filterJobs, type JobSearch, sortJobs } from './job-search.ts'
import type { Job } from './jobs.ts'

/**
 * The jobs that a search does not find but that are close to it by their words, each with the reason, in the order asked for
 * (docs/rules.md#close-jobs-say-why-they-are-there). The server finds the same (backend/src/modules/jobs/search/close-search.test.ts).
 */
export function searchCloseJobs(jobs: readonly Job[], search: JobSearch): Job[] {
  const close = filterJobs(jobs, { ...search, text: '' }).flatMap((job) => {
    const why = closeReason(job, search.text)
    return why ? [{ ...job, why }] : []
  })
  return sortJobs(close, search)
}
