import { Id } from '@goodword/contract/fields'
import { PEOPLE_FOUND_PER_HOUR } from '@goodword/contract/limits'
import type { FoundPerson } from '@goodword/contract/operators'
import { referrerName } from '@goodword/contract/referrer-name'
import { and, asc, eq, max, sql } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { addressKey } from '../../auth/address-key.ts'
import { isLiveSession } from '../../auth/is-live-session.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { maskedAddress } from './masked-address.ts'

const HOUR = 3600

/**
 * Everybody who signs in with exactly this address, or has this id. Each account that is shown is written down: looking at
 * somebody is an action, too (docs/rules.md#operators-see-as-little-of-people-as-will-do).
 * @throws Unauthenticated, NotFound for everybody who is no operator, TooMany
 */
export async function findPeople(
  { db, providers }: Pick<Deps, 'db' | 'providers'>,
  actor: Actor,
  who: string,
): Promise<FoundPerson[]> {
  const operator = requireOperator(actor)
  const sentence = `You can look up ${PEOPLE_FOUND_PER_HOUR} people an hour.`
  await takeFromLimit(db, `operators-find:${operator.userId}`, PEOPLE_FOUND_PER_HOUR, HOUR, sentence)
  return db.transaction(async (tx) => {
    const found = await tx
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
      .where(Id.safeParse(who).success ? eq(users.id, who) : eq(users.emailKey, addressKey(who)))
      .groupBy(users.id)
      .orderBy(asc(users.createdAt), asc(users.id))
    for (const { id } of found) await appendAuditEntry(tx, operator, 'person-found', id)
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
  })
}
