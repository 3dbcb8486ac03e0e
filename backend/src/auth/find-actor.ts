import { and, eq, sql } from 'drizzle-orm'
import { sessions } from '../db/schema/sessions.ts'
import { users } from '../db/schema/users.ts'
import { type Actor, GUEST } from './actor.ts'
import type { AuthDeps } from './auth-deps.ts'
import { isLiveSession } from './is-live-session.ts'
import { isOperator } from './is-operator.ts'

/**
 * Who a session belongs to. Ended, expired (7 days) and idle (3 days) ones are nobody's; the database's clock decides.
 * A change of role or a revocation holds from the next request on.
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
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '10 minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isLiveSession))
  if (!row) return GUEST
  // Not at every request: a read should not cost a write.
  if (row.isStale) await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, sessionId))
  const { userId, role, email, firstName, lastName } = row
  return { kind: 'user', userId, sessionId, role, email, firstName, lastName, isOperator: isOperator(deps, row) }
}
