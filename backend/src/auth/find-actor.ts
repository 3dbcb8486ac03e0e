import { and, eq, sql } from 'drizzle-orm'
import { companyMembers } from '../db/schema/company-members.ts'
import { sessions } from '../db/schema/sessions.ts'
import { users } from '../db/schema/users.ts'
import { type Actor, GUEST } from './actor.ts'
import type { AuthDeps } from './auth-deps.ts'
import { isLiveSession } from './is-live-session.ts'
import { isOperator } from './is-operator.ts'

/**
 * Who a session belongs to. Ended, expired (7 days) and idle (3 days) ones are nobody's; the database's clock decides.
 * A change of role, joining or leaving a company, or a revocation holds from the next request on.
 */
export async function findActor(deps: Pick<AuthDeps, 'db' | 'env' | 'providers'>, sessionId: string): Promise<Actor> {
  const { db } = deps
  const [row] = await db
    .select({
      userId: users.id,
      issuer: users.issuer,
      subject: users.subject,
      role: users.role,
      email: users.email,
      emailKey: users.emailKey,
      firstName: users.firstName,
      lastName: users.lastName,
      companyId: companyMembers.companyId,
      companyRole: companyMembers.role,
      formerCompany,
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '10 minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .where(and(eq(sessions.id, sessionId), isLiveSession))
  if (!row) return GUEST
  // Not at every request: a read should not cost a write.
  if (row.isStale) await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, sessionId))
  const { userId, role, email, firstName, lastName, companyId, companyRole } = row
  return {
    ...{ kind: 'user', userId, sessionId, role, email, firstName, lastName, isOperator: isOperator(deps, row) },
    ...(companyId && companyRole && { company: { id: companyId, role: companyRole } }),
    ...(row.formerCompany !== null && { formerCompany: row.formerCompany }),
  }
}

/** The name of the company that somebody without one left last. */
const formerCompany = sql<string | null>`case when ${companyMembers.companyId} is null then
  (select company.name from former_members former join companies company on company.id = former.company_id
    where former.user_id = ${users.id} order by former.left_at desc limit 1) end`
