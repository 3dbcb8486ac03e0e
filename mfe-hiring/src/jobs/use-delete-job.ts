import { listApplications } from '@goodword/contract/applications'
import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { myJobsPath } from '@goodword/contract/job-lists'
import { countMyJobs, deleteJob, findMyJob, listJobs, type MyJob } from '@goodword/contract/jobs'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useSWRConfig } from '@goodword/shared-ui/kernel'
import { useChangeList } from '@goodword/shared-ui/lists/use-change-list.ts'
import { useRefetchList } from '@goodword/shared-ui/lists/use-refetch-list.ts'
import { useRefetchLists } from '@goodword/shared-ui/lists/use-refetch-lists.ts'

/** Deletes a job with all that belongs to it; the manager's list loses it at once and is read again. */
export function useDeleteJob() {
  const { mutate } = useSWRConfig()
  const changeList = useChangeList<MyJob>()
  const refetch = useRefetch()
  const refetchLists = useRefetchLists(readPage)
  const refetchList = useRefetchList<MyJob>(readPage)
  return async (id: string): Promise<void> => {
    await call(deleteJob, { params: { id } })
    const mine = myJobsPath()
    changeList(mine, (jobs) => jobs.filter((job) => job.id !== id))
    void refetchList(mine)
    void refetch(pathOf(countMyJobs))
    void refetchLists(pathOf(listJobs))
    for (const gone of [firstPageOf(listApplications, { jobId: id }), pathOf(findMyJob, { id })]) {
      void mutate(gone, undefined, { revalidate: false })
    }
  }
}
