import { and, eq, sql } from 'drizzle-orm'
import { hashToken } from '../../auth/links/link-token.ts'
import type { Connection } from '../../db/connect/client.ts'
import { companies } from '../../db/schema/companies.ts'
import { companyInvitations } from '../../db/schema/company-invitations.ts'
import { users } from '../../db/schema/users.ts'
import { NotFound } from '../../errors.ts'

/**
 * What a link to join a company leads to.
 * @throws NotFound, alike for one that is unknown, used, replaced, taken back or over
 */
export async function openJoinLink(db: Connection, token: string) {
  const isOpen = and(eq(companyInvitations.tokenHash, hashToken(token)), sql`${companyInvitations.expiresAt} > now()`)
  const [found] = await db
    .select({
      invitation: companyInvitations,
      companyName: companies.name,
      inviter: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .innerJoin(users, eq(users.id, companyInvitations.invitedBy))
    .where(isOpen)
  if (!found) throw new NotFound('This invitation link is invalid or has expired.')
  return found
}
