import type { Company } from '@goodword/contract/companies'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../auth/actor.ts'
import { companies } from '../../../db/schema/companies.ts'
import type { Deps } from '../../../deps.ts'
import { companyColumns } from '../company-columns.ts'
import { requireOwnCompany } from '../require-own-company.ts'

/**
 * Takes the mark of the proven domain away, and with it the protection of the company's name; without one it changes nothing.
 * @throws Forbidden for everyone who is no manager, CompanySetupNeeded
 */
export async function removeDomain({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Company> {
  const { companyId } = await requireOwnCompany(db, actor)
  const [company] = await db
    .update(companies)
    .set({ domain: null, provenNameKey: null, updatedAt: sql`now()` })
    .where(eq(companies.id, companyId))
    .returning(companyColumns)
  if (!company) throw new Error('The company is gone')
  return company
}
