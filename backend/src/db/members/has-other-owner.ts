import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Connection } from '../connect/client.ts'
import { companyMembers } from '../schema/company-members.ts'
import { users } from '../schema/users.ts'

/** Whether somebody else owns a company, whose account is open. */
export async function hasOtherOwner(
  db: Connection,
  { companyId, userId }: Record<'companyId' | 'userId', string>,
): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.role, 'owner'),
        ne(companyMembers.userId, userId),
        isNull(users.closedAt),
      ),
    )
    .limit(1)
  return found !== undefined
}
