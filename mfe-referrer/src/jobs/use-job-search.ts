import type { JobSearch } from '@goodword/contract/job-search'
import { readSearch, writeSearch } from '@goodword/contract/job-search-params'
import { useSearchInAddress } from '@goodword/shared-ui/data/use-search-in-address.ts'

/**
 * The search for jobs, live, and in the address shortly after.
 * @param isCovered by a dialog
 */
export function useJobSearch(isCovered: boolean): [JobSearch, (search: JobSearch) => void] {
  return useSearchInAddress({ read: readSearch, write: writeSearch, isCovered })
}
