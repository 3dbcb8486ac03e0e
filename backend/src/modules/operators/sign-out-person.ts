import { eq } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { endSessions } from '../../auth/end-sessions.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'

/**
 * Signs somebody out everywhere: within a second no server takes one of their sessions
 * (docs/rules.md#a-session-lasts-seven-days).
 * @returns how many sessions ended
 * @throws Unauthenticated, NotFound for everybody who is no operator and where there is no such person, TooMany
 */
export async function signOutPerson(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  userId: string,
): Promise<{ ended: number }> {
  const operator = requireOperator(actor)
  await limitOperator(db, operator)
  const ended = await db.transaction(async (tx) => {
    if ((await tx.$count(users, eq(users.id, userId))) === 0) throw new NotFound('There is no such person.')
    const { length } = await endSessions(tx, { userId })
    await appendAuditEntry(tx, operator, 'person-signed-out', userId)
    return length
  })
  log.info({ userId, ended }, 'operator ended all sessions of a person')
  return { ended }
}
