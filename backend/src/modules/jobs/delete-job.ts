import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import type { Transaction } from '../../db/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { objects } from '../../db/schema/objects.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { appendEvent } from '../../events/append-event.ts'
import { discardDocuments } from '../../storage/discard-documents.ts'
import { removeFiles } from '../../storage/remove-files.ts'

/**
 * Removes a job with its applications, referrals and documents, and tells open applicants
 * (docs/rules.md#deleting-a-job-removes-everything-under-it).
 * @throws Forbidden for everyone who is no manager, NotFound for jobs of others
 */
export async function deleteJob(deps: Deps, actor: Actor, jobId: string): Promise<void> {
  const { userId } = requireManager(actor, 'Only hiring managers can delete jobs.')
  const { db, mail, log } = deps
  const discarded = await db.transaction(async (tx) => {
    // Locked first: a submission under way is either in before, and goes with the job, or finds it gone.
    const [job] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(and(eq(jobs.id, jobId), eq(companies.ownerId, userId)))
      .for('update', { of: jobs })
    if (!job) throw new NotFound('This job does not exist.')
    const open = await openApplications(tx, jobId)
    await mail.enqueueEach(
      tx,
      open.map(({ id }) => ({ kind: 'job-removed', applicationId: id })),
    )
    const ofJob = tx.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId))
    const ids = await discardDocuments(tx, inArray(objects.applicationId, ofJob))
    await tx.delete(jobs).where(eq(jobs.id, jobId))
    await appendEvent(tx, { kind: 'job-removed', jobId, actorId: userId })
    return ids
  })
  log.info({ userId, jobId, documents: discarded.length }, 'job deleted')
  await removeFiles(deps, discarded)
}

function openApplications(tx: Transaction, jobId: string) {
  return tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        // What they were told: news that still wait go with the job.
        notInArray(applications.toldStatus, ['hired', 'rejected']),
        isNull(applications.withdrawnAt),
      ),
    )
}
