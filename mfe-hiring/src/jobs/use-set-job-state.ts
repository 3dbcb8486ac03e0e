import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { myJobsPath } from '@goodword/contract/job-lists'
import { countMyJobs, listJobs, type MyJob, setJobState } from '@goodword/contract/jobs'
import { readPage } from '@goodword/contract/pages'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useChangeList } from '@goodword/shared-ui/lists/use-change-list.ts'
import { useRefetchLists } from '@goodword/shared-ui/lists/use-refetch-lists.ts'

/** Closes or reopens a job: the manager's list shows it at once; it is counted again, and the list for browsing is read again. */
export function useSetJobState() {
  const changeList = useChangeList<MyJob>()
  const refetch = useRefetch()
  const refetchLists = useRefetchLists(readPage)
  return async (id: string, isActive: boolean): Promise<MyJob> => {
    const changed = await call(setJobState, { params: { id }, body: { isActive } })
    changeList(myJobsPath(), (jobs) => jobs.map((job) => (job.id === id ? changed : job)))
    void refetch(pathOf(countMyJobs))
    void refetchLists(pathOf(listJobs))
    return changed
  }
}
