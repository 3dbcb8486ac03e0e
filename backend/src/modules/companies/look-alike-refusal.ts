import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { companies } from '../../db/schema/companies.ts'
import { nameKey } from './name-key.ts'

const LOOKS_ALIKE =
  'Another company has proven its domain under a name that looks like this one. Please add to your name what sets you apart, such as your city.'

/**
 * Why a company may not go by a name: it may be taken for another's, which has proven a domain
 * (docs/rules.md#names-that-look-like-a-proven-one-are-refused). The name it has, in any spelling, is its own, also where another
 * company has proven it.
 * @param userId a member of the company that is to go by it, or who sets it up
 * @returns undefined where it may
 */
export async function lookAlikeRefusal(
  db: Connection,
  userId: string,
  companyName: string,
): Promise<string | undefined> {
  const key = nameKey(companyName)
  // A mark that looks like a letter may be read as either: Lume| as Lumel, and Lumen| as Lumen.
  const withoutMarks = nameKey(companyName.replace(/[^+\p{L}\p{M}\p{N}\p{Z}]/gu, ' '))
  const keys = [key, withoutMarks].filter((one) => one !== null)
  const { provenNameKey } = companies
  const isOwn = eq(companies.id, companyOf(db, userId))
  const found = await db
    .select({ isOwn: sql<boolean>`coalesce(${isOwn}, false)`, name: companies.name })
    .from(companies)
    .where(or(isOwn, inArray(provenNameKey, keys)))
  const own = found.find((company) => company.isOwn)
  const isOwnName = own && nameKey(own.name) === key
  return isOwnName || found.every((company) => company === own) ? undefined : LOOKS_ALIKE
}
