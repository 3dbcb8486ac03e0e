import type { Company, setupCompany as call } from '@goodword/contract/companies'
import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireHiring } from '../../auth/actor.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { companies } from '../../db/schema/companies.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { companyColumns } from './company-columns.ts'
import { nameKey } from './name-key.ts'
import { refuseLookAlike } from './refuse-look-alike.ts'

/**
 * Creates the company of whoever hires and has none, who is its owner, or changes theirs; the same call again changes nothing
 * (docs/rules.md#a-manager-has-one-company).
 * @returns the company as it is now
 * @throws Forbidden for everyone who is no manager, BadInput for a name like one that another company has proven
 */
export async function setupCompany(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  input: z.output<typeof call.body>,
): Promise<Company> {
  const { userId } = requireHiring(actor, 'Only hiring managers can set up a company.')
  const { companyName: name, description, website, logo } = input
  await refuseLookAlike(db, userId, name)
  const content = { name, description, website, logo }
  // The key follows the name as long as a domain is proven.
  const provenNameKey = sql`case when ${companies.domain} is null then null else ${nameKey(name)}::text end`
  return db.transaction(async (tx) => {
    // Of two at once the second finds the company of the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [own] = await companyOf(tx, userId)
    const [company] = own
      ? await tx
          .update(companies)
          .set({ ...content, provenNameKey, updatedAt: sql`now()` })
          .where(eq(companies.id, own.id))
          .returning(companyColumns)
      : await tx.insert(companies).values(content).returning(companyColumns)
    if (!company) throw new Error('The company was neither made nor changed')
    if (!own) await tx.insert(companyMembers).values({ userId, companyId: company.id, role: 'owner' })
    return company
  })
}
