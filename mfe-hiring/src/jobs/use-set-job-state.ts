import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { myJobsPath } from '@goodword/contract/job-lists'
import { countMyJobs, listJobs, type MyJob } from '@goodword/contract/jobs'
import { readPage } from '@goodword/contract/pages'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useChangeList } from '@goodword/shared-ui/lists/use-change-list.ts'
import { useRefetchLists } from '@goodword/shared-ui/lists/use-refetch-lists.ts'
import { changePosting } from '../posting/posting-calls.ts'

interface StateChange {
  isActive: boolean
  /** Of a job that is closed: what candidates who wait for an answer read in a letter. */
  closingMessage?: string
}

/** Publishes, closes or reopens a job: the manager's list shows it at once; it is counted again, and the list for browsing is read again. */
export function useSetJobState() {
  const changeList = useChangeList<MyJob>()
  const refetch = useRefetch()
  const refetchLists = useRefetchLists(readPage)
  return async (id: string, body: StateChange): Promise<MyJob> => {
    const changed = await call(changePosting, { params: { id }, body })
    changeList(myJobsPath(), (jobs) => jobs.map((job) => (job.id === id ? changed : job)))
    void refetch(pathOf(countMyJobs))
    void refetchLists(pathOf(listJobs))
    return changed
  }
}
