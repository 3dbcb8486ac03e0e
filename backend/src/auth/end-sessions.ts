import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { sessions } from '../db/schema/sessions.ts'
import { users } from '../db/schema/users.ts'
import type { Logger } from '../observability/log.ts'
import { addressKey } from './address-key.ts'

/**
 * Signs somebody out everywhere, at once: for an operator, when a machine or an account was lost (ASVS 7.4.2).
 * @returns how many sessions ended
 */
export async function endSessions({ db, log }: { db: Database; log: Logger }, email: string): Promise<number> {
  const theirs = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, addressKey(email)))
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(inArray(sessions.userId, theirs), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId })
  log.info({ userIds: [...new Set(ended.map(({ userId }) => userId))], ended: ended.length }, 'sessions ended by hand')
  return ended.length
}
