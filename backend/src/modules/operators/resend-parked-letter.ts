import { type Actor, requireOperator } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'

/**
 * Gives a letter that was given up all its tries again.
 * @throws Unauthenticated, NotFound for everybody who is no operator and where no letter of this id is given up, TooMany
 */
export async function resendParkedLetter(
  { db, log, mail }: Pick<Deps, 'db' | 'log' | 'mail'>,
  actor: Actor,
  letterId: string,
): Promise<void> {
  const operator = requireOperator(actor)
  await limitOperator(db, operator)
  await db.transaction(async (tx) => {
    if (!(await mail.resend(tx, letterId))) throw new NotFound('This letter does not wait any more.')
    await appendAuditEntry(tx, operator, 'letter-resent', letterId)
  })
  log.info({ letterId }, 'undeliverable letter queued again')
}
