import type { Application } from '@goodword/contract/applications'
import type { Slot } from '@goodword/contract/limits'
import { referrerName } from '@goodword/contract/referrer-name'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { leaveOutNull } from '../../db/leave-out-null.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { objects } from '../../db/schema/objects.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'
import { promisedUntil } from '../../telling/open-promise.ts'
import { shownStatus } from '../../telling/shown-status.ts'
import { documentPath } from './document-path.ts'
import { findHireRewards, unhired } from './find-hire-rewards.ts'

/**
 * Applications as a member of their company sees them, newest first. Those of other companies are not found.
 * @param which only these, of one job
 */
export async function findApplications(
  db: Connection,
  managerId: string,
  which: SQL | undefined,
  limit: number,
): Promise<Application[]> {
  const newest = [desc(applications.createdAt), desc(applications.id)]
  // Found by themselves: what a page shows beside them is read of its own rows alone.
  const page = db
    .select()
    .from(applications)
    .where(which)
    .orderBy(...newest)
    .limit(limit)
    .as('applications')
  const rows = await db
    .select(columns)
    .from(page)
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .leftJoin(referralTerms, eq(referralTerms.referralId, referrals.id))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(jobs.companyId, companyOf(db, managerId)))
    .orderBy(...newest)
    .prepare('applications')
    .execute()
  const documents = await documentsOf(
    db,
    rows.map(({ id }) => id),
  )
  const rewardFor = await findHireRewards(
    db,
    rows.map(({ id }) => id),
  )
  const byApplication = Map.groupBy(documents, ({ applicationId }) => applicationId)
  return rows.map(({ referrer, referrerId, confirmedAt, terms, answerBy, toldAnswerBy, ...stored }) => {
    // Who recommended them is told as any recommender is (docs/rules.md#told-is-a-state-of-its-own).
    const isHidden = referrerId === managerId && stored.status !== stored.toldStatus
    const row = isHidden ? { ...stored, status: stored.toldStatus, tellAt: null } : stored
    const own = byApplication.get(row.id) ?? []
    const urls = (slot: Slot) => own.filter(({ purpose }) => purpose === slot).map(documentPath)
    return {
      ...leaveOutNull(leaveOutNull(row, 'referrerMessageWrittenWithAi'), 'referrerRelation'),
      referrerName: referrerName(referrer),
      createdAt: row.createdAt.toISOString(),
      tellAt: row.tellAt?.toISOString() ?? null,
      answerBy: (referrerId === managerId ? toldAnswerBy : answerBy)?.toISOString() ?? null,
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
      addressConfirmed: confirmedAt !== null,
      reward: isHidden && row.status !== 'hired' ? unhired(terms) : rewardFor(row.id, terms),
      resumeUrl: urls('resume')[0] ?? null,
      portfolioUrl: urls('portfolio')[0] ?? null,
      additionalDocumentsUrl: urls('additional').join(',') || null,
    }
  })
}

const columns = {
  id: applications.id,
  firstName: applications.firstName,
  lastName: applications.lastName,
  email: applications.email,
  phone: applications.phone,
  coverLetter: applications.coverLetter,
  createdAt: applications.createdAt,
  referrerId: referrals.referrerId,
  referrer: { firstName: users.firstName, lastName: users.lastName },
  referrerMessage: applications.referrerMessage,
  /** Of the same words. */
  referrerMessageWrittenWithAi: sql<
    string | null
  >`case when ${applications.referrerMessage} is not null then ${referrals.messageWrittenWithAi} end`,
  referrerRelation: applications.referrerRelation,
  status: shownStatus('company'),
  toldStatus: shownStatus('candidate'),
  tellAt: applications.tellAt,
  withdrawnAt: applications.withdrawnAt,
  confirmedAt: applications.confirmedAt,
  answerBy: promisedUntil('company'),
  toldAnswerBy: promisedUntil('own'),
  terms: { bonusCents: referralTerms.bonusCents, recommenderPercent: referralTerms.recommenderPercent },
}

/** Those that count: what was replaced, and what came with a note, is in the history. */
function documentsOf(db: Connection, applicationIds: string[]) {
  return db
    .select({
      id: objects.id,
      applicationId: objects.applicationId,
      purpose: objects.purpose,
      type: objects.contentType,
      replacedAt: objects.replacedAt,
    })
    .from(objects)
    .where(and(isOneOf(objects.applicationId, applicationIds), isNull(objects.replacedAt), isNull(objects.noteId)))
    .orderBy(asc(objects.position))
    .prepare('documents of applications')
    .execute()
}
