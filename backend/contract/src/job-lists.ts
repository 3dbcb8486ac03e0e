import { type JobQuery, listJobs, listMyJobs } from './jobs.ts'
import { firstPageOf } from './pages.ts'

/** The path of the first page of jobs that a query finds, as screens list them: long ones in short. Also its swr key. */
export function jobsPath(query: JobQuery = {}): string {
  return firstPageOf(listJobs, {}, { ...query, summary: '1' })
}

/** The same of the jobs of the signed-in manager's company. */
export function myJobsPath(): string {
  return firstPageOf(listMyJobs, {}, { summary: '1' })
}
