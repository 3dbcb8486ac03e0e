import { isApiError } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { findJob, type Job } from '@goodword/contract/jobs'
import { useSWR } from '@goodword/shared-ui/kernel'
import { useRef } from 'react'

/** What there is to say of the job that the address names. */
export interface OpenedJob {
  isOpen: boolean
  /** Undefined while it is read, and where it cannot be. */
  job: Job | undefined
  /** There is no such job, or none that is open. */
  isGone: boolean
  error: unknown
  retry: () => void
}

/**
 * The job of an id: one of those that are known, or as the server answers. What was shown last stays for a dialog that closes.
 * @param id undefined for none
 * @returns undefined where none was opened so far
 */
export function useJobDetails(id: string | undefined, known: readonly (Job | null)[]): OpenedJob | undefined {
  const found = known.find((job) => job?.id === id) ?? undefined
  const asked = useSWR<Job>(id && !found ? pathOf(findJob, { id }) : null)
  const job = found ?? asked.data
  const error: unknown = job ? undefined : asked.error
  const isGone = isApiError(error) && error.status === 404
  const shown = useRef<OpenedJob>(undefined)
  if (id) shown.current = { isOpen: true, job, isGone, error, retry: () => void asked.mutate() }
  return shown.current && { ...shown.current, isOpen: id !== undefined }
}
