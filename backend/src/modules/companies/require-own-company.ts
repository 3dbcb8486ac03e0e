import { type Actor, requireManager } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { CompanySetupNeeded } from '../../errors.ts'

/** The manager, and the id of their company. @throws Forbidden for everyone who is no manager, CompanySetupNeeded */
export async function requireOwnCompany(db: Connection, actor: Actor): Promise<Record<'userId' | 'companyId', string>> {
  const { userId } = requireManager(actor, 'Only hiring managers have a company.')
  const [company] = await companyOf(db, userId)
  if (!company) throw new CompanySetupNeeded('proving a domain')
  return { userId, companyId: company.id }
}
