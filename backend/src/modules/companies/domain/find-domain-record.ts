import type { DomainRecord } from '@goodword/contract/companies'
import type { Actor } from '../../../auth/actor.ts'
import type { Deps } from '../../../deps.ts'
import { requireOwnCompany } from '../require-own-company.ts'
import { DOMAIN_LABEL } from './domain-label.ts'
import { domainRecords } from './domain-records.ts'

/**
 * The TXT record that proves a domain to be the company's (docs/rules.md#a-company-proves-a-domain).
 * @throws Forbidden for everyone who is no manager, CompanySetupNeeded
 */
export async function findDomainRecord({ db, env }: Pick<Deps, 'db' | 'env'>, actor: Actor): Promise<DomainRecord> {
  const { companyId } = await requireOwnCompany(db, actor)
  const [value] = domainRecords(env, companyId)
  return { label: DOMAIN_LABEL, value }
}
