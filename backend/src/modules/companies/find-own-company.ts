import type { Company } from '@goodword/contract/companies'
import { eq } from 'drizzle-orm'
import { type Actor, requireHiring } from '../../auth/actor.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { companies } from '../../db/schema/companies.ts'
import type { Deps } from '../../deps.ts'
import { companyColumns } from './company-columns.ts'

/**
 * The manager's own company, to prefill forms.
 * @returns null before company setup: a question with the answer "none yet", not a mistake
 * @throws Forbidden for everyone else
 */
export async function findOwnCompany({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Company | null> {
  const { userId } = requireHiring(actor, 'Only hiring managers have a company.')
  const [company] = await db
    .select(companyColumns)
    .from(companies)
    .where(eq(companies.id, companyOf(db, userId)))
  return company ?? null
}
