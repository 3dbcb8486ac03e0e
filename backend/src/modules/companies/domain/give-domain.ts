import type { Company } from '@goodword/contract/companies'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/connect/client.ts'
import { companies } from '../../../db/schema/companies.ts'
import { companyColumns } from '../company-columns.ts'
import { nameKey } from '../name-key.ts'

/** Notes a domain as proven, in place of an earlier one, and protects the company's name from look-alikes. */
export async function giveDomain(tx: Transaction, companyId: string, domain: string): Promise<Company> {
  const isIt = eq(companies.id, companyId)
  // Locked, so that a change of the name at the same time changes the key, too.
  const [found] = await tx.select({ name: companies.name }).from(companies).where(isIt).for('update')
  const [company] = await tx
    .update(companies)
    .set({ domain, provenNameKey: found && nameKey(found.name), updatedAt: sql`now()` })
    .where(isIt)
    .returning(companyColumns)
  if (!company) throw new Error('The company is gone')
  return company
}
