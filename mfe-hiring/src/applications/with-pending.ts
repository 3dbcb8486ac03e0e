import type { MyJob } from '@goodword/contract/jobs'

/** The jobs, one of them with as many more or fewer pending applications. */
export function withPending(jobs: readonly MyJob[], jobId: string, change: number): MyJob[] {
  return jobs.map((job) => (job.id === jobId ? { ...job, pendingCount: job.pendingCount + change } : job))
}
