import type { Billing } from '@goodword/contract/companies'
import { eq, getTableColumns } from 'drizzle-orm'
import type { Actor } from '../../../auth/actor.ts'
import { companyBilling } from '../../../db/schema/company-billing.ts'
import type { Deps } from '../../../deps.ts'
import { requireOwnCompany } from '../require-own-company.ts'

const { companyId: _, ...columns } = getTableColumns(companyBilling)

/**
 * Whom invoices of the own company are made out to; all null where nothing was said.
 * @throws Forbidden for everyone who is no manager, CompanySetupNeeded
 */
export async function findBilling({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Billing> {
  const { companyId } = await requireOwnCompany(db, actor)
  const [billing] = await db.select(columns).from(companyBilling).where(eq(companyBilling.companyId, companyId))
  return billing ?? { name: null, address: null, taxId: null }
}
