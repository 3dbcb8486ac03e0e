import { call } from '@goodword/contract/call'
import { type Company, type CompanyInput, myCompany, setupCompany } from '@goodword/contract/companies'
import { pathOf } from '@goodword/contract/endpoint'
import { useSWRConfig } from '@goodword/shared-ui/kernel'

/** Creates or updates the manager's company; forms that are prefilled from it see the new one. */
export function useSetupCompany() {
  const { mutate } = useSWRConfig()
  return async (input: CompanyInput): Promise<void> => {
    const company = await call(setupCompany, { body: input })
    void mutate<Company>(pathOf(myCompany), company, { revalidate: false })
  }
}
