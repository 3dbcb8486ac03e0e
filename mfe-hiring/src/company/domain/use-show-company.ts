import { type Company, myCompany } from '@goodword/contract/companies'
import { pathOf } from '@goodword/contract/endpoint'
import { useSWRConfig } from '@goodword/shared-ui/kernel'

/** Shows the company as a call has answered it, wherever it is shown. */
export function useShowCompany() {
  const { mutate } = useSWRConfig()
  return (company: Company): void => void mutate<Company>(pathOf(myCompany), company, { revalidate: false })
}
