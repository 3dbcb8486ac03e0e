import type { ChangedApplication, StatusInput } from '@goodword/contract/applications'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireManager } from '../../auth/actor.ts'
import { applications } from '../../db/schema/applications.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { secondsUntilTold } from '../../telling/seconds-until-told.ts'
import { changeStatus } from './change-status.ts'
import { checkDecision } from './check-decision.ts'
import { findApplications } from './find-applications.ts'
import { limitStatusCalls } from './limit-status-calls.ts'

/**
 * Sets an application's status: any may follow any, as `changeStatus` does it
 * (docs/rules.md#any-status-may-follow-any). The letters wait (docs/rules.md#news-of-a-status-wait).
 * @returns the application as its manager now sees it, and the seconds until the letters leave
 * @throws Forbidden for everyone who is no manager, NotFound for applications of others, Conflict for a withdrawn one and
 * where another change came than the person knows, BadInput as `checkDecision` and `changeStatus`, TooMany
 */
export async function setApplicationStatus(
  { db, notifications, log }: Deps,
  actor: Actor,
  applicationId: string,
  input: z.output<typeof StatusInput>,
): Promise<ChangedApplication> {
  const { userId } = requireManager(actor, 'Only hiring managers can change applications.')
  checkDecision(input)
  await limitStatusCalls(db, userId)
  const { application, from, isChanged } = await db.transaction(async (tx) => {
    const changed = await changeStatus(tx, notifications, { userId, applicationId, ...input })
    if (changed.isWithdrawn) throw new Conflict('The candidate has withdrawn this application.')
    // After what it means in money, which is a part of it.
    const [application] = await findApplications(tx, userId, eq(applications.id, applicationId), 1)
    if (!application) throw new NotFound('This application does not exist.')
    return { application, ...changed }
  })
  if (isChanged) log.info({ userId, applicationId, from, to: input.status }, 'application status set')
  const tellAt = input.tellAt === undefined ? (application.tellAt ?? undefined) : input.tellAt
  return { ...application, newsInSeconds: secondsUntilTold(notifications.delay, tellAt) }
}
