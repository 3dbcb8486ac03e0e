import { pathOf } from '@goodword/contract/endpoint'
import { findMyJob, type MyJob } from '@goodword/contract/jobs'
import { useSWR } from '@goodword/shared-ui/kernel'

/**
 * The job that the address names. One that is beyond what was read of the list is asked for by itself; one that is gone is not
 * selected any more, whatever the address says.
 * @param jobs as far as they were read; undefined until then
 */
export function useSelectedJob(jobs: readonly MyJob[] | undefined, jobId: string | null) {
  const listed = jobs?.find(({ id }) => id === jobId)
  const isBeyond = jobs !== undefined && jobId !== null && !listed
  const found = useSWR<MyJob>(isBeyond ? pathOf(findMyJob, { id: jobId }) : null)
  return { selected: listed ?? found.data ?? null, isLooking: (!jobs && jobId !== null) || found.isLoading }
}
