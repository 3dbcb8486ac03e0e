import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'

/**
 * Locks a job until the transaction ends: meanwhile nobody closes or deletes it. Whatever changes something that
 * belongs to a job locks the job first, so that a deletion and a change never wait for each other.
 * @returns whether it is open, its bonus, and who owns its company; undefined when there is no such job
 */
export async function lockJob(tx: Transaction, jobId: string) {
  const [job] = await tx
    .select({ isActive: jobs.isActive, referralBonus: jobs.referralBonus, ownerId: companies.ownerId })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId))
    .for('share', { of: jobs })
  return job
}
