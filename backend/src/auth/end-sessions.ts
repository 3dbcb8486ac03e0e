import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { sessions } from '../db/schema/sessions.ts'
import { users } from '../db/schema/users.ts'
import { addressKey } from './address-key.ts'

/** One account, or all that have an address. */
type Whose = { userId: string } | { email: string }

/**
 * Signs somebody out everywhere, at once: for an operator, when a machine or an account was lost (ASVS 7.4.2).
 * @returns whose sessions ended, once for each
 */
export async function endSessions(db: Connection, whose: Whose): Promise<string[]> {
  const isTheirs = 'userId' in whose ? eq(users.id, whose.userId) : eq(users.emailKey, addressKey(whose.email))
  const theirs = db.select({ id: users.id }).from(users).where(isTheirs)
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(inArray(sessions.userId, theirs), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId })
  return ended.map(({ userId }) => userId)
}
