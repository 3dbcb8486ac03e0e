import { jobsPath } from '@goodword/contract/job-lists'
import { jobQueryOf } from '@goodword/contract/job-query-of'
import { readSearch } from '@goodword/contract/job-search-params'
import type { JobSummary } from '@goodword/contract/jobs'
import { readPage } from '@goodword/contract/pages'
import { useLocation } from '@goodword/shared-ui/kernel'
import { type List, useList } from '@goodword/shared-ui/lists/use-list.ts'

/**
 * Jobs that the search does not find but that come close. They are asked for as the address has the search, which follows what is
 * typed after a pause.
 * @param isAsked whether they are wanted already: they stand below all that was found
 */
export function useCloseJobs(isAsked: boolean): List<JobSummary> {
  const query = jobQueryOf(readSearch(useLocation().search))
  return useList<JobSummary>(isAsked && query.q ? jobsPath({ ...query, close: '1' }) : null, readPage<JobSummary>)
}
