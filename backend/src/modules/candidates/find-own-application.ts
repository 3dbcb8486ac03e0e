import type { OwnApplication } from '@goodword/contract/candidate'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'

/** Where the application of a referral stands, with its history, oldest first; null before the submission. */
export async function findOwnApplication(db: Connection, referralId: string): Promise<OwnApplication | null> {
  const [application] = await db
    .select({
      id: applications.id,
      status: applications.status,
      createdAt: applications.createdAt,
      withdrawnAt: applications.withdrawnAt,
      confirmedAt: applications.confirmedAt,
      askedAt: applications.askedAt,
    })
    .from(applications)
    .where(eq(applications.referralId, referralId))
  if (!application) return null
  const history = await db
    .select({ status: statusChanges.toStatus, at: statusChanges.createdAt })
    .from(statusChanges)
    .where(eq(statusChanges.applicationId, application.id))
    .orderBy(asc(statusChanges.createdAt), asc(statusChanges.id))
  return {
    status: application.status,
    submittedAt: application.createdAt.toISOString(),
    withdrawnAt: application.withdrawnAt?.toISOString() ?? null,
    addressConfirmed: application.confirmedAt !== null,
    addressAsked: application.askedAt !== null,
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
  }
}
