import type { OwnApplication } from '@goodword/contract/candidate'
import { closedAs } from '@goodword/contract/closed-as'
import { insideQuotes } from '@goodword/contract/quoted'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import { shownStatus } from '../../telling/shown-status.ts'

/** Where the application of a referral stands as its candidate was told, with its history, oldest first; null before the submission. */
export async function findOwnApplication(db: Connection, referralId: string): Promise<OwnApplication | null> {
  const [application] = await db
    .select({
      id: applications.id,
      status: shownStatus('candidate'),
      createdAt: applications.createdAt,
      withdrawnAt: applications.withdrawnAt,
      confirmedAt: applications.confirmedAt,
      askedAt: applications.askedAt,
      answerBy: applications.answerBy,
      answeredAt: applications.answeredAt,
    })
    .from(applications)
    .where(eq(applications.referralId, referralId))
  if (!application) return null
  const told = await db
    .select()
    .from(statusChanges)
    .where(and(eq(statusChanges.applicationId, application.id), isNotNull(statusChanges.toldAt)))
    .orderBy(asc(statusChanges.toldAt), asc(statusChanges.id))
  const last = told.at(-1)
  return {
    status: application.status,
    ...(last && wordsOf(last)),
    // Every page sets them between quotation marks (docs/rules.md#what-a-person-typed-stands-in-quotes).
    ...(last?.toCandidate && { companyWords: insideQuotes(last.toCandidate) }),
    submittedAt: application.createdAt.toISOString(),
    answerBy: application.answerBy.toISOString(),
    answeredAt: application.answeredAt?.toISOString() ?? null,
    withdrawnAt: application.withdrawnAt?.toISOString() ?? null,
    addressConfirmed: application.confirmedAt !== null,
    addressAsked: application.askedAt !== null,
    history: told.map((change) => ({
      status: change.toStatus,
      at: (change.toldAt ?? change.createdAt).toISOString(),
      ...wordsOf(change),
    })),
  }
}

function wordsOf({ toStatus, reason }: typeof statusChanges.$inferSelect) {
  const how = toStatus === 'rejected' ? closedAs(reason) : undefined
  return how && { closedAs: how }
}
