import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/connect/client.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { versionedColumns } from '../../../db/versioned-posting.ts'
import { NotFound } from '../../../errors.ts'
import { isMine } from './is-mine.ts'

export type MyLockedJob = Awaited<ReturnType<typeof lockMyJob>>

/**
 * Locks a job of the manager's company to change it. Comes before every other lock: `lock-in-order.ts` says why.
 * @throws NotFound for jobs of others and deleted ones
 */
export async function lockMyJob(tx: Transaction, userId: string, jobId: string) {
  const [job] = await tx
    .select({
      id: jobs.id,
      companyId: jobs.companyId,
      postedBy: jobs.postedBy,
      createdAt: jobs.createdAt,
      isActive: jobs.isActive,
      isDraft: jobs.isDraft,
      hiddenReason: jobs.hiddenReason,
      version: jobs.version,
      editedAt: jobs.editedAt,
      posting: versionedColumns,
    })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isMine(tx, userId)))
    .for('no key update')
  if (!job) throw new NotFound('This job does not exist.')
  return job
}
