import { eq } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { companyMembers } from '../db/schema/company-members.ts'
import { users } from '../db/schema/users.ts'
import { inboxKey } from './inbox-key.ts'
import type { PersonKeys } from './is-same-person.ts'

/** Who belongs to these companies, as people are compared; by one statement however many there are. */
export async function membersOf(
  db: Connection,
  companyIds: readonly string[],
): Promise<(companyId: string) => readonly PersonKeys[]> {
  const found = await db
    .select({ companyId: companyMembers.companyId, userId: users.id, email: users.email })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(isOneOf(companyMembers.companyId, [...new Set(companyIds)]))
  const people = Map.groupBy(
    found.map(({ email, ...keys }) => ({ ...keys, inbox: inboxKey(email) })),
    ({ companyId }) => companyId,
  )
  return (companyId) => people.get(companyId) ?? []
}
