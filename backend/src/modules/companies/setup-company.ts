import type { Company, setupCompany as call } from '@goodword/contract/companies'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireManager } from '../../auth/actor.ts'
import { companies } from '../../db/schema/companies.ts'
import type { Deps } from '../../deps.ts'
import { companyColumns } from './company-columns.ts'
import { nameKey } from './name-key.ts'
import { refuseLookAlike } from './refuse-look-alike.ts'

/**
 * Creates or updates the manager's one company; the same call again changes nothing
 * (docs/rules.md#a-manager-has-one-company).
 * @returns the company as it is now
 * @throws Forbidden for everyone who is no manager, BadInput for a name like one that another company has proven
 */
export async function setupCompany(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  input: z.output<typeof call.body>,
): Promise<Company> {
  const { userId } = requireManager(actor, 'Only hiring managers can set up a company.')
  const { companyName: name, description, website, logo } = input
  await refuseLookAlike(db, userId, name)
  const content = { name, description, website, logo }
  // The key follows the name as long as a domain is proven.
  const provenNameKey = sql`case when ${companies.domain} is null then null else ${nameKey(name)}::text end`
  const [company] = await db
    .insert(companies)
    .values({ ownerId: userId, ...content })
    .onConflictDoUpdate({ target: companies.ownerId, set: { ...content, provenNameKey, updatedAt: sql`now()` } })
    .returning(companyColumns)
  if (!company) throw new Error('The company was neither made nor changed')
  return company
}
