import { applicationNumber } from '@goodword/contract/application-number'
import type { OwnApplication } from '@goodword/contract/candidate'
import { closedAs } from '@goodword/contract/closed-as'
import { insideQuotes } from '@goodword/contract/quoted'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Secrets } from '../../auth/derived-key.ts'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import { lettersAboutApplication } from '../../letters/letters-about-application.ts'
import { isSuppressed } from '../../privacy/suppressions/is-suppressed.ts'
import { shownStatus } from '../../telling/shown-status.ts'
import { isOverForCandidate, otherRolesOf } from './other-roles-of.ts'

/** Where the application of a referral stands as its candidate was told, with its history, oldest first; null before the submission. */
export async function findOwnApplication(
  { db, env }: { db: Connection; env: Secrets },
  referralId: string,
): Promise<OwnApplication | null> {
  const [application] = await db
    .select({
      id: applications.id,
      email: applications.email,
      status: shownStatus('candidate'),
      createdAt: applications.createdAt,
      withdrawnAt: applications.withdrawnAt,
      confirmedAt: applications.confirmedAt,
      askedAt: applications.askedAt,
      answerBy: applications.answerBy,
      answeredAt: applications.answeredAt,
      consentExpiresAt: applications.consentExpiresAt,
      isJobActive: jobs.isActive,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.referralId, referralId))
  if (!application) return null
  const told = await db
    .select()
    .from(statusChanges)
    .where(and(eq(statusChanges.applicationId, application.id), isNotNull(statusChanges.toldAt)))
    .orderBy(asc(statusChanges.toldAt), asc(statusChanges.id))
  const last = told.at(-1)
  const addressConfirmed = application.confirmedAt !== null
  const { letter, confirmationSentAt, toldClosedAt } = await lettersAboutApplication(db, application.id)
  const standing = {
    status: application.status,
    ...(last && wordsOf(last)),
    addressConfirmed,
    withdrawnAt: application.withdrawnAt?.toISOString() ?? null,
    jobClosedAt: application.isJobActive ? null : (toldClosedAt?.toISOString() ?? null),
  }
  // Of an address that is not known to be theirs, nobody learns who refused letters there.
  const isStopped = addressConfirmed && (await isSuppressed(db, env, application.email, { forever: true }))
  const consent = await otherRolesOf(db, referralId)
  return {
    number: applicationNumber(application.id),
    ...standing,
    // Every page sets them between quotation marks (docs/rules.md#what-a-person-typed-stands-in-quotes).
    ...(last?.toCandidate && { companyWords: insideQuotes(last.toCandidate) }),
    submittedAt: application.createdAt.toISOString(),
    answerBy: application.answerBy.toISOString(),
    answeredAt: application.answeredAt?.toISOString() ?? null,
    addressAsked: application.askedAt !== null,
    history: told.map((change) => ({
      status: change.toStatus,
      at: (change.toldAt ?? change.createdAt).toISOString(),
      ...wordsOf(change),
    })),
    letter: isStopped ? { standing: 'stopped', at: null } : letter,
    confirmationSentAt,
    // An application ends sooner only without a change for as long, which the consent outlasts never.
    keptUntil: application.status === 'hired' ? null : application.consentExpiresAt.toISOString(),
    otherRoles: consent || isOverForCandidate(standing) ? { consent } : null,
  }
}

function wordsOf({ toStatus, reason }: typeof statusChanges.$inferSelect) {
  const how = toStatus === 'rejected' ? closedAs(reason) : undefined
  return how && { closedAs: how }
}
