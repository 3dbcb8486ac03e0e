import { referrerName } from '@goodword/contract/referrer-name'
import { eq } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { formerMembers } from '../../db/schema/former-members.ts'
import { users } from '../../db/schema/users.ts'

/**
 * Who speaks or has spoken for these companies: their members, and who left; by one statement however many there are.
 * @returns the name of an actor who does or did, undefined for everybody else
 */
export async function companyVoices(
  db: Connection,
  companyIds: readonly string[],
): Promise<(companyId: string, actorId: string | null) => string | undefined> {
  const ids = [...new Set(companyIds)]
  const [now, then] = [companyMembers, formerMembers]
  const voices = union(
    db.select({ companyId: now.companyId, userId: now.userId }).from(now).where(isOneOf(now.companyId, ids)),
    db.select({ companyId: then.companyId, userId: then.userId }).from(then).where(isOneOf(then.companyId, ids)),
  ).as('voices')
  const found = await db
    .select({ companyId: voices.companyId, id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(voices)
    .innerJoin(users, eq(users.id, voices.userId))
  const names = new Map(found.map((person) => [`${person.companyId} ${person.id}`, referrerName(person)]))
  return (companyId, actorId) => names.get(`${companyId} ${actorId}`)
}
