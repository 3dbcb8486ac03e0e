import { isApiError } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { findJob, type Job, type JobSummary } from '@goodword/contract/jobs'
import { useSWR } from '@goodword/shared-ui/kernel'
import { useRef } from 'react'

/** What there is to say of the job that the address names. */
export interface OpenedJob {
  isOpen: boolean
  /** In short until the rest is read; undefined while nothing of it is known, and where it cannot be read. */
  job: Job | JobSummary | undefined
  /** Whether that is all of it. */
  isWhole: boolean
  /** There is no such job, or none that is open. */
  isGone: boolean
  error: unknown
  retry: () => void
}

/**
 * The job of an id: one of those that are known, and as the server answers where that is none of these, or one in short. What was shown last
 * stays for a dialog that closes.
 * @param id undefined for none
 * @returns undefined where none was opened so far
 */
export function useJobDetails(id: string | undefined, known: readonly (JobSummary | null)[]): OpenedJob | undefined {
  const found = known.find((job) => job?.id === id) ?? undefined
  const asked = useSWR<Job>(id && !isWholeJob(found) ? pathOf(findJob, { id }) : null)
  const job = asked.data ?? found
  const isWhole = isWholeJob(job)
  const error: unknown = isWhole ? undefined : asked.error
  const isGone = isApiError(error) && error.status === 404
  const shown = useRef<OpenedJob>(undefined)
  if (id) shown.current = { isOpen: true, job, isWhole, isGone, error, retry: () => void asked.mutate() }
  return shown.current && { ...shown.current, isOpen: id !== undefined }
}

function isWholeJob(job: Job | JobSummary | undefined): job is Job {
  return job !== undefined && 'requirements' in job
}
