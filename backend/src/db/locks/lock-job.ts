import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../connect/client.ts'
import { jobs } from '../schema/jobs.ts'

/**
 * Locks a job until the transaction ends: meanwhile nobody closes or deletes it, and others may change what belongs to
 * it. Comes before every other lock: `lock-in-order.ts` says why.
 * @returns whether it is open, when it was hidden, what it offers, and whose it is; undefined when there is no such job, it was deleted or is a draft
 */
export async function lockJob(tx: Transaction, jobId: string) {
  const [job] = await tx
    .select({
      isActive: jobs.isActive,
      hiddenAt: jobs.hiddenAt,
      title: jobs.title,
      referralBonus: jobs.referralBonus,
      companyId: jobs.companyId,
      companyName: jobs.companyName,
    })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isNull(jobs.removedAt), eq(jobs.isDraft, false)))
    .for('share')
  return job
}
