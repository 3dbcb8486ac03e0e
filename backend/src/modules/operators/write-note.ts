import type { OperatorNote } from '@goodword/contract/operator-people'
import { eq } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { operatorNotes } from '../../db/schema/operator-notes.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'
import { findNotes } from './find-notes.ts'

/**
 * Writes a note about somebody, for operators alone.
 * @throws Unauthenticated, NotFound for everybody who is no operator and where there is no such person, TooMany
 */
export async function writeNote(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  userId: string,
  text: string,
): Promise<OperatorNote> {
  const operator = requireOperator(actor)
  await limitOperator(db, operator)
  const note = await db.transaction(async (tx) => {
    if ((await tx.$count(users, eq(users.id, userId))) === 0) throw new NotFound('There is no such person.')
    await tx.insert(operatorNotes).values({ userId, authorId: operator.userId, text })
    await appendAuditEntry(tx, operator, 'note-written', userId)
    const [newest] = await findNotes(tx, userId)
    return newest as OperatorNote
  })
  log.info({ userId }, 'operator wrote a note about a person')
  return note
}
