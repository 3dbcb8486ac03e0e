import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { jobs } from '../../db/schema/jobs.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'

/**
 * Hides a posting no longer. It stays closed until its manager opens it.
 * @throws Unauthenticated, NotFound for everybody who is no operator and where there is no such job, Conflict where it is not hidden,
 * TooMany
 */
export async function showJob({ db, log }: Pick<Deps, 'db' | 'log'>, actor: Actor, jobId: string): Promise<void> {
  const operator = requireOperator(actor)
  await limitOperator(db, operator)
  await db.transaction(async (tx) => {
    const isThere = and(eq(jobs.id, jobId), isNull(jobs.removedAt))
    const shown = await tx
      .update(jobs)
      .set({ hiddenAt: null, hiddenReason: null })
      .where(and(isThere, isNotNull(jobs.hiddenAt)))
      .returning({ id: jobs.id })
    if (shown.length === 0) {
      if ((await tx.$count(jobs, isThere)) === 0) throw new NotFound('There is no such posting.')
      throw new Conflict('This posting is not hidden.')
    }
    await appendAuditEntry(tx, operator, 'job-shown', jobId)
  })
  log.info({ jobId }, 'posting shown again')
}
