import { type Company, myCompany } from '@goodword/contract/companies'
import { pathOf } from '@goodword/contract/endpoint'
import { useSWR } from '@goodword/shared-ui/kernel'

/**
 * The manager's company, to prefill forms: `null` when there is none yet, `undefined` when it could not be read; a form
 * that starts empty still works.
 */
export function useCompany(): { company: Company | null | undefined; loading: boolean } {
  const { data, isLoading } = useSWR<Company | null>(pathOf(myCompany))
  return { company: data, loading: isLoading }
}
