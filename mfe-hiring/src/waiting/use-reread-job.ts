import { call } from '@goodword/contract/call'
import { myJobsPath } from '@goodword/contract/job-lists'
import { findMyJob, type MyJob } from '@goodword/contract/jobs'
import { useSWRConfig } from '@goodword/shared-ui/kernel'
import type { Page } from '@goodword/shared-ui/lists/page.ts'
import { useChangeList } from '@goodword/shared-ui/lists/use-change-list.ts'
import { useCallback } from 'react'

/** The last reading of each job: an earlier one that comes later is old. */
const last = new Map<string, symbol>()

/**
 * Reads a job of the manager's list again, as far as it is on it: who waits there changed (docs/rules.md#what-was-read-stays-until-it-is-changed).
 */
export function useRereadJob(): (jobId: string) => void {
  const { cache } = useSWRConfig()
  const changeList = useChangeList<MyJob>()
  return useCallback(
    (jobId) => {
      const known: Page<MyJob> | undefined = cache.get(myJobsPath())?.data
      if (!known?.items?.some(({ id }) => id === jobId)) return
      const own = Symbol(jobId)
      last.set(jobId, own)
      call(findMyJob, { params: { id: jobId } }).then(
        // Its description is in short on the list.
        ({ description: _, ...job }) => {
          if (last.get(jobId) !== own) return
          changeList(myJobsPath(), (jobs) => jobs.map((one) => (one.id === jobId ? { ...one, ...job } : one)))
        },
        // The list stays as it was read.
        () => {},
      )
    },
    [cache, changeList],
  )
}
