import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { listJobs, listMyJobs, type MyJob, setJobState } from '@goodword/contract/jobs'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useSWRConfig } from '@goodword/shared-ui/kernel'

/** Closes or reopens a job: the manager's list shows it at once, the list for browsing is read again. */
export function useSetJobState() {
  const { mutate } = useSWRConfig()
  const refetch = useRefetch()
  return async (id: string, isActive: boolean): Promise<MyJob> => {
    const changed = await call(setJobState, { params: { id }, body: { isActive } })
    void mutate<MyJob[]>(pathOf(listMyJobs), (jobs) => jobs?.map((job) => (job.id === id ? changed : job)), {
      revalidate: false,
    })
    void refetch(pathOf(listJobs))
    return changed
  }
}
