import { and, eq, isNotNull } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'

/**
 * Lets somebody sign in again. Their postings stay hidden until each is shown.
 * @throws Unauthenticated, NotFound for everybody who is no operator and where there is no such person, Conflict where the account is
 * open, TooMany
 */
export async function reopenAccount(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  userId: string,
): Promise<void> {
  const operator = requireOperator(actor)
  await limitOperator(db, operator)
  await db.transaction(async (tx) => {
    const isTheirs = eq(users.id, userId)
    const reopened = await tx
      .update(users)
      .set({ closedAt: null, closedReason: null, closedInbox: null })
      .where(and(isTheirs, isNotNull(users.closedAt)))
      .returning({ id: users.id })
    if (reopened.length === 0) {
      if ((await tx.$count(users, isTheirs)) === 0) throw new NotFound('There is no such person.')
      throw new Conflict('This account is open.')
    }
    await appendAuditEntry(tx, operator, 'account-reopened', userId)
  })
  log.info({ userId }, 'account reopened')
}
