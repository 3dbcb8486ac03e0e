import { and, eq, isNull } from 'drizzle-orm'
import { type Actor, requireOperator, type SignedIn } from '../../auth/actor.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { jobs } from '../../db/schema/jobs.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import type { Mail } from '../../letters/mail.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'
import { hideJobs } from './hide-jobs.ts'

interface Hidden {
  jobId: string
  reason: string
}

/**
 * Hides a posting: it is in no list, and takes nobody new (docs/rules.md#an-operator-can-hide-a-job).
 * @throws Unauthenticated, NotFound for everybody who is no operator and where there is no such job, Conflict where it is hidden,
 * TooMany
 */
export async function hideJob(
  { db, log, mail }: Pick<Deps, 'db' | 'log' | 'mail'>,
  actor: Actor,
  { jobId, reason }: Hidden,
): Promise<void> {
  const operator = requireOperator(actor)
  await limitOperator(db, operator)
  await db.transaction((tx) => hideOneJob(tx, mail, operator, { jobId, reason }))
  log.info({ jobId }, 'posting hidden')
}

/** The same as a part of a transaction that has locked nothing yet. */
export async function hideOneJob(
  tx: Transaction,
  mail: Pick<Mail, 'enqueueEach'>,
  operator: SignedIn,
  { jobId, reason }: Hidden,
): Promise<void> {
  const isIt = eq(jobs.id, jobId)
  const hidden = await hideJobs(tx, mail, { which: isIt, reason })
  if (hidden.length === 0) {
    if ((await tx.$count(jobs, and(isIt, isNull(jobs.removedAt)))) === 0)
      throw new NotFound('There is no such posting.')
    throw new Conflict('This posting is hidden already.')
  }
  await mail.enqueueEach(tx, [{ kind: 'job-hidden', jobId }])
  await appendAuditEntry(tx, operator, 'job-hidden', jobId)
}
