import { and, asc, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { isOpenInvitation } from '../../db/is-open-invitation.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Mail } from '../../letters/mail.ts'
import { isOpenAsTold } from '../jobs/posting/notified-of-removal.ts'

/** What is to be hidden, and why. */
interface Hiding {
  which: SQL | undefined
  reason: string
}

/**
 * Hides postings, as a part of a transaction that has locked nothing under a job yet: they are locked alone, in the order of their
 * ids, so that who refers or applies at the same time is either in before, and written to, or refused. Candidates with an open
 * application or an unanswered invitation get a letter, and each recommender of theirs one for each posting.
 * @returns the ids of those that were not hidden before
 */
export async function hideJobs(
  tx: Transaction,
  mail: Pick<Mail, 'enqueueEach'>,
  { which, reason }: Hiding,
): Promise<string[]> {
  const locked = await tx
    .select({ id: jobs.id, hiddenAt: jobs.hiddenAt })
    .from(jobs)
    .where(and(which, isNull(jobs.removedAt)))
    .orderBy(asc(jobs.id))
    .for('update')
  const ids = locked.filter(({ hiddenAt }) => hiddenAt === null).map(({ id }) => id)
  if (ids.length === 0) return []
  await tx
    .update(jobs)
    .set({ hiddenAt: sql`now()`, hiddenReason: reason, isActive: false })
    .where(isOneOf(jobs.id, ids))
  const [applied, invited, recommended] = [
    await openApplications(tx, ids),
    await openInvitations(tx, ids),
    await openReferrals(tx, ids),
  ]
  await mail.enqueueEach(tx, [
    ...applied.map(({ id }) => ({ kind: 'application-job-hidden', applicationId: id }) as const),
    ...invited.map(({ id }) => ({ kind: 'invitation-job-hidden', referralId: id }) as const),
    ...recommended.map(({ id }) => ({ kind: 'referrer-job-hidden', referralId: id }) as const),
  ])
  return ids
}

function openApplications(tx: Transaction, jobIds: readonly string[]) {
  const isConfirmed = sql`${applications.confirmedAt} is not null`
  return tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(isOneOf(applications.jobId, jobIds), isOpenAsTold, isConfirmed))
}

function openInvitations(tx: Transaction, jobIds: readonly string[]) {
  return tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(isOneOf(referrals.jobId, jobIds), isOpenInvitation))
}

/** One of each recommender and job. */
function openReferrals(tx: Transaction, jobIds: readonly string[]) {
  const isOfOpenApplication = inArray(
    referrals.id,
    tx
      .select({ id: applications.referralId })
      .from(applications)
      .where(and(isOneOf(applications.jobId, jobIds), isOpenAsTold)),
  )
  return tx
    .selectDistinctOn([referrals.jobId, referrals.referrerId], { id: referrals.id })
    .from(referrals)
    .where(and(isOneOf(referrals.jobId, jobIds), or(isOpenInvitation, isOfOpenApplication)))
}
