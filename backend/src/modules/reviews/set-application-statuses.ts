import type { StatusesInput, StatusOutcome } from '@goodword/contract/inbox'
import { STATUSES_PER_MINUTE } from '@goodword/contract/limits'
import type * as z from 'zod/mini'
import { type Actor, requireManager } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { Forbidden, NotFound, NotThen } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { secondsUntilTold } from '../../telling/seconds-until-told.ts'
import { changeStatus } from '../applications/change-status.ts'
import { checkDecision } from '../applications/check-decision.ts'
import { limitStatusCalls } from '../applications/limit-status-calls.ts'

const MINUTE = 60

/**
 * Sets a status for many applications, each in a transaction of its own, as `setApplicationStatus` does for one: repeated, it
 * changes nothing more (docs/rules.md#many-statuses-are-set-one-by-one).
 * @returns what became of each, in the order of their ids; what is not the company's own, or was recommended by the same person, is not found
 * @throws Unauthenticated, Forbidden for everyone who is no manager, BadInput as `checkDecision` and TooMany, before anything is changed
 */
export async function setApplicationStatuses(
  { db, notifications, log }: Pick<Deps, 'db' | 'notifications' | 'log'>,
  actor: Actor,
  { ids, ...input }: z.output<typeof StatusesInput>,
): Promise<StatusOutcome[]> {
  const { userId } = requireManager(actor, 'Only hiring managers can change applications.')
  checkDecision(input)
  await limitStatusCalls(db, userId)
  await takeFromLimit(
    db,
    `many-statuses:${userId}`,
    STATUSES_PER_MINUTE,
    MINUTE,
    'You have set many statuses.',
    ids.length,
  )

  async function setOne(applicationId: string): Promise<StatusOutcome> {
    try {
      const { status } = input
      const wanted = { userId, applicationId, ...input }
      const changed = await db.transaction((tx) => changeStatus(tx, notifications, wanted))
      const { from, isWithdrawn, isChanged, before } = changed
      if (isWithdrawn) return { id: applicationId, outcome: 'withdrawn', status: from }
      if (!isChanged) return { id: applicationId, outcome: 'unchanged', status }
      log.info({ userId, applicationId, from, to: status }, 'application status set')
      // Of a status that waits, the time that is left out stays.
      const kept = from === status ? (before?.tellAt ?? undefined) : undefined
      const newsInSeconds = secondsUntilTold(notifications.delay, input.tellAt === undefined ? kept : input.tellAt)
      return { id: applicationId, outcome: 'changed', status, newsInSeconds, ...(before && { before }) }
    } catch (error) {
      if (error instanceof NotFound || error instanceof Forbidden) return { id: applicationId, outcome: 'not-found' }
      if (error instanceof NotThen) return { id: applicationId, outcome: 'not-then' }
      throw error
    }
  }

  const outcomes: StatusOutcome[] = []
  for (const id of ids) outcomes.push(await setOne(id))
  return outcomes
}
