import { type Actor, requireOperator } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { dropLetter } from '../../letters/drop-letter.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'

/**
 * Removes a letter that was given up: nobody ever gets it, and what it tells of stays as it is.
 * @throws Unauthenticated, NotFound for everybody who is no operator and where no letter of this id is given up, TooMany
 */
export async function dropParkedLetter(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  letterId: string,
): Promise<void> {
  const operator = requireOperator(actor)
  await limitOperator(db, operator)
  await db.transaction(async (tx) => {
    if (!(await dropLetter(tx, letterId))) throw new NotFound('This letter does not wait any more.')
    await appendAuditEntry(tx, operator, 'letter-dropped', letterId)
  })
  log.info({ letterId }, 'undeliverable letter dropped')
}
