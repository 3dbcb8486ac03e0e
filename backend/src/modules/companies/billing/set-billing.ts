import type { Billing } from '@goodword/contract/companies'
import type { Actor } from '../../../auth/actor.ts'
import { companyBilling } from '../../../db/schema/company-billing.ts'
import type { Deps } from '../../../deps.ts'
import { requireOwnCompany } from '../require-own-company.ts'

/**
 * Sets whom invoices are made out to; those that were issued stay as they are (docs/rules.md#a-hire-has-an-invoice).
 * @throws Forbidden for everyone who is no manager, CompanySetupNeeded
 */
export async function setBilling(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  billing: Billing,
): Promise<Billing> {
  const { userId, companyId } = await requireOwnCompany(db, actor)
  await db
    .insert(companyBilling)
    .values({ companyId, ...billing })
    .onConflictDoUpdate({ target: companyBilling.companyId, set: billing })
  log.info({ userId, companyId }, 'billing details set')
  return billing
}
