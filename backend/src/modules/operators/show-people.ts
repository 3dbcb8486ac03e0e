import type { FoundPerson } from '@goodword/contract/operators'
import { referrerName } from '@goodword/contract/referrer-name'
import { and, asc, eq, max, type SQL, sql } from 'drizzle-orm'
import { isLiveSession } from '../../auth/is-live-session.ts'
import type { Connection } from '../../db/connect/client.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { maskedAddress } from './masked-address.ts'

/** Accounts as operators see them, the oldest first. @param which a condition on `users` */
export async function showPeople(
  db: Connection,
  { providers }: Pick<Deps, 'providers'>,
  which: SQL,
): Promise<FoundPerson[]> {
  const found = await db
    .select({
      id: users.id,
      issuer: users.issuer,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      createdAt: users.createdAt,
      closedAt: users.closedAt,
      closedReason: users.closedReason,
      sessions: sql<number>`count(${sessions.id})::int`,
      lastSeenAt: max(sessions.lastSeenAt),
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), isLiveSession))
    .where(which)
    .groupBy(users.id)
    .orderBy(asc(users.createdAt), asc(users.id))
  return found.map(
    ({ issuer, email, firstName, lastName, createdAt, lastSeenAt, closedAt, closedReason, ...person }) => ({
      ...person,
      name: referrerName({ firstName, lastName }),
      address: maskedAddress(email),
      provider: providers.find((provider) => provider.issuer === issuer)?.label ?? issuer,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      closed: closedAt && { at: closedAt.toISOString(), reason: closedReason ?? '' },
    }),
  )
}
