import { listApplications } from '@goodword/contract/applications'
import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { deleteJob, listJobs, listMyJobs, type MyJob } from '@goodword/contract/jobs'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useSWRConfig } from '@goodword/shared-ui/kernel'

/** Deletes a job with all that belongs to it; the manager's list loses it at once and is read again. */
export function useDeleteJob() {
  const { mutate } = useSWRConfig()
  const refetch = useRefetch()
  return async (id: string): Promise<void> => {
    await call(deleteJob, { params: { id } })
    void mutate<MyJob[]>(pathOf(listMyJobs), (jobs) => jobs?.filter((job) => job.id !== id), { revalidate: false })
    void refetch(pathOf(listMyJobs), pathOf(listJobs))
    void mutate(pathOf(listApplications, { jobId: id }), undefined, { revalidate: false })
  }
}
