import type { ReviewedApplication } from '@goodword/contract/inbox'
import { referrerName } from '@goodword/contract/referrer-name'
import { asc, eq } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { candidateChangesOf } from './candidate-changes-of.ts'
import { describeListed } from './describe-listed.ts'
import { notesOf } from './notes-of.ts'
import { requireOwnApplication } from './require-own-application.ts'

/**
 * One application whole, with its notes, the history of its status and what its candidate has changed. It marks nothing as read.
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for applications to jobs of others
 */
export async function findApplication(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  applicationId: string,
): Promise<ReviewedApplication> {
  const userId = await requireOwnApplication(db, actor, applicationId)
  const [[application], history, notes, candidateChanges] = await Promise.all([
    describeListed(db, userId, [applicationId]),
    historyOf(db, userId, applicationId),
    notesOf(db, userId, applicationId),
    candidateChangesOf(db, applicationId),
  ])
  // Erased since it was looked up.
  if (!application) throw new NotFound('This application does not exist.')
  return { ...application, history, notes, candidateChanges }
}

async function historyOf(db: Connection, userId: string, applicationId: string) {
  const rows = await db
    .select({
      change: statusChanges,
      referrerId: referrals.referrerId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(statusChanges)
    .innerJoin(applications, eq(applications.id, statusChanges.applicationId))
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .leftJoin(users, eq(users.id, statusChanges.changedBy))
    .where(eq(statusChanges.applicationId, applicationId))
    // As they were made: the time is that of a transaction's start, which may have waited for the one before.
    .orderBy(asc(statusChanges.id))
  // Who recommended them is told as any recommender is (docs/rules.md#told-is-a-state-of-its-own).
  const seen = rows.filter(({ change, referrerId }) => referrerId !== userId || change.toldAt !== null)
  return seen.map(({ change, firstName, lastName }) => ({
    id: change.id,
    from: change.fromStatus,
    to: change.toStatus,
    by: change.changedBy ? referrerName({ firstName: firstName ?? '', lastName: lastName ?? '' }) : null,
    isMine: change.changedBy === userId,
    at: change.createdAt.toISOString(),
    reason: change.reason && { kind: change.reason, text: change.reasonText },
    toCandidate: change.toCandidate,
    recommenderSees: change.recommenderSees,
    toldAt: change.toldAt?.toISOString() ?? null,
  }))
}
