import { and, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import type { Transaction } from '../../../db/connect/client.ts'
import { isOpenReport } from '../../../db/is-open-report.ts'
import { lockUnderJob } from '../../../db/locks/lock-under-job.ts'
import { applicationChanges } from '../../../db/schema/application-changes.ts'
import { applicationNotes } from '../../../db/schema/application-notes.ts'
import { applicationRatings } from '../../../db/schema/application-ratings.ts'
import { applications } from '../../../db/schema/applications.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { objects } from '../../../db/schema/objects.ts'
import { referrals } from '../../../db/schema/referrals.ts'
import { reports } from '../../../db/schema/reports.ts'
import type { Deps } from '../../../deps.ts'
import { NotFound } from '../../../errors.ts'
import type { StatusNotifications } from '../../../letters/status-notifications/status-notifications.ts'
import { appendEvent } from '../../../record/events/append-event.ts'
import { discardDocuments } from '../../../storage/discard-documents.ts'
import { removeFiles } from '../../../storage/remove-files.ts'
import { lastChangeOf } from '../../../telling/last-change-of.ts'
import { shownStatus } from '../../../telling/shown-status.ts'
import { tellStatus } from '../../../telling/tell-status.ts'
import { WITHOUT_CONTENT } from '../../applications/without-content.ts'
import { isMine } from './is-mine.ts'
import { isNotifiedOfRemoval } from './notified-of-removal.ts'

/**
 * Deletes a job: it leaves every screen, with its applications, referrals and documents, and open applicants are told
 * (docs/rules.md#deleting-a-job-removes-everything-under-it). Only who was hired stays, with their referral
 * (docs/rules.md#a-hire-outlives-its-job), told at once where that waited, and the posting itself for an operator where a report of it is open
 * (docs/rules.md#an-operator-answers-a-report).
 * @throws Forbidden for everyone who is no manager, NotFound for jobs of others
 */
export async function deleteJob(deps: Deps, actor: Actor, jobId: string): Promise<void> {
  const { userId } = requireManager(actor, 'Only hiring managers can delete jobs.')
  const { db, mail, notifications, log } = deps
  const { discarded, hires } = await db.transaction(async (tx) => {
    // Locked first: a submission under way is either in before, and goes with the job, or finds it gone.
    const [job] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.id, jobId), isMine(tx, userId)))
      .for('update', { of: jobs })
    if (!job) throw new NotFound('This job does not exist.')
    await lockUnderJob(tx, jobId)
    const ofJob = tx.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId))
    const invited = tx.select({ id: referrals.id }).from(referrals).where(eq(referrals.jobId, jobId))
    const unused = and(inArray(objects.referralId, invited), eq(objects.state, 'issued'))
    const ids = await discardDocuments(tx, or(inArray(objects.applicationId, ofJob), unused))
    const told = await tx.select({ id: applications.id }).from(applications).where(isNotifiedOfRemoval(jobId))
    await mail.enqueueEach(
      tx,
      told.map(({ id }) => ({ kind: 'job-removed', applicationId: id })),
    )
    await tellHires(tx, notifications, jobId)
    const hires = await removeButHires(tx, jobId)
    await appendEvent(tx, { kind: 'job-removed', jobId, actorId: userId })
    return { discarded: ids, hires }
  })
  log.info({ userId, jobId, documents: discarded.length, hires }, 'job deleted')
  await removeFiles(deps, discarded)
}

/** Tells at once who was hired and does not know it: what stays when all else goes would say so. */
async function tellHires(tx: Transaction, notifications: StatusNotifications, jobId: string): Promise<void> {
  const isUntold = and(eq(shownStatus('company'), 'hired'), ne(shownStatus('candidate'), 'hired'))
  const untold = await tx
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), isUntold))
  for (const application of untold) {
    const changeId = await lastChangeOf(tx, application.id)
    if (!changeId) continue
    await tellStatus(tx, application, changeId)
    await notifications.scheduleNotification(tx, { applicationId: application.id, changeId }, new Date())
  }
}

/** @returns how many hires stay */
async function removeButHires(tx: Transaction, jobId: string): Promise<number> {
  const hired = tx
    .select({ id: applications.referralId })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(shownStatus('company'), 'hired')))
  await tx.delete(referrals).where(and(eq(referrals.jobId, jobId), notInArray(referrals.id, hired)))
  // What only the company was to read: it reads none of it any more.
  const hires = await tx
    .update(applications)
    .set(WITHOUT_CONTENT)
    .where(eq(applications.jobId, jobId))
    .returning({ id: applications.id })
  const ofJob = tx.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId))
  for (const table of [applicationNotes, applicationRatings, applicationChanges])
    await tx.delete(table).where(inArray(table.applicationId, ofJob))
  const isReported = (await tx.$count(reports, isOpenReport(jobId))) > 0
  if (hires.length === 0 && !isReported) await tx.delete(jobs).where(eq(jobs.id, jobId))
  else {
    const removed = { removedAt: sql`now()`, isActive: false, idempotencyKey: null }
    await tx.update(jobs).set(removed).where(eq(jobs.id, jobId))
  }
  return hires.length
}
