import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import type { StatusNotifications } from '../../letters/status-notifications/status-notifications.ts'
import { endReward } from '../../money/ledger/end-reward.ts'
import { hideNewFacts } from '../../telling/hide-new-facts.ts'

/**
 * Takes back a status that its candidate was not told, as they withdraw: it stands as they know it, a hire is none, and nobody is
 * told anything (docs/rules.md#told-is-a-state-of-its-own). A part of the transaction that holds the application.
 */
export async function takeBackUntold(
  tx: Transaction,
  notifications: Pick<StatusNotifications, 'scheduleNotification'>,
  { id: applicationId, status, toldStatus }: InferSelectModel<typeof applications>,
): Promise<void> {
  if (status === toldStatus) return
  await tx.update(applications).set({ status: toldStatus, tellAt: null }).where(eq(applications.id, applicationId))
  const [change] = await tx
    .insert(statusChanges)
    .values({ applicationId, fromStatus: status, toStatus: toldStatus })
    .returning({ id: statusChanges.id })
  if (change) await notifications.scheduleNotification(tx, { applicationId, changeId: change.id })
  if (status !== 'hired') return
  await endReward(tx, applicationId)
  await hideNewFacts(tx, applicationId)
}
