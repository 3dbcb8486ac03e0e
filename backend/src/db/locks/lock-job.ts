import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../connect/client.ts'
import { companies } from '../schema/companies.ts'
import { jobs } from '../schema/jobs.ts'
import { users } from '../schema/users.ts'

/**
 * Locks a job until the transaction ends: meanwhile nobody closes or deletes it, and others may change what belongs to
 * it. Comes before every other lock: `lock-in-order.ts` says why.
 * @returns whether it is open, when it was hidden, what it offers, and who owns its company; undefined when there is no such job, it was deleted or is a draft
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
      ownerId: companies.ownerId,
      ownerEmail: users.email,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(users, eq(users.id, companies.ownerId))
    .where(and(eq(jobs.id, jobId), isNull(jobs.removedAt), eq(jobs.isDraft, false)))
    .for('share', { of: jobs })
  return job
}
