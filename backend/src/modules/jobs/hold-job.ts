import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'

/**
 * A job, held as it is until the transaction ends: meanwhile nobody closes or deletes it. Whoever changes something
 * that belongs to a job holds the job first; in one order for all, or a deletion and a change could wait for each other.
 */
export async function holdJob(tx: Transaction, jobId: string) {
  const [job] = await tx
    .select({ isActive: jobs.isActive, referralBonus: jobs.referralBonus, ownerId: companies.ownerId })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId))
    .for('share', { of: jobs })
  return job
}
