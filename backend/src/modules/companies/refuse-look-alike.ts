import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { companies } from '../../db/schema/companies.ts'
import { BadInput } from '../../errors.ts'
import { nameKey } from './name-key.ts'

const LOOKS_ALIKE =
  'Another company has proven its domain under a name that looks like this one. Please add to your name what sets you apart, such as your city.'

/**
 * Keeps a company from going by a name that may be taken for another's, which has proven a domain
 * (docs/rules.md#names-that-look-like-a-proven-one-are-refused). Its own proven name is its own, also where two have the same.
 * @param ownerId the manager of the company that is to go by it
 * @throws BadInput at the field `companyName`
 */
export async function refuseLookAlike(db: Connection, ownerId: string, companyName: string): Promise<void> {
  const key = nameKey(companyName)
  if (!key) return
  const named = await db.select({ ownerId: companies.ownerId }).from(companies).where(eq(companies.provenNameKey, key))
  if (named.length === 0 || named.some((company) => company.ownerId === ownerId)) return
  throw new BadInput(LOOKS_ALIKE, { companyName: LOOKS_ALIKE })
}
