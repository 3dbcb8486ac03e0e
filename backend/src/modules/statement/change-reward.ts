import type { AuditAction } from '@goodword/contract/audit-actions'
import type { StatementRow } from '@goodword/contract/statement'
import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../auth/actor.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { sendLastRewardNotification } from '../../letters/status-notifications/send-last-reward-notification.ts'
import { lockReward } from '../../money/ledger/lock-reward.ts'
import type { Reward } from '../../money/ledger/post-fact.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'
import { findRows } from './find-rows.ts'
import { type Party, partyOf } from './party-of.ts'

/**
 * Changes a reward in a transaction that holds it, for one of its parties, and tells them
 * (docs/rules.md#whose-money-it-is-hears-of-it).
 * @param may which parties; to everybody else there is no such reward
 * @param action what the audit log calls it where an operator does it
 * @param change is made as this party; throws what is answered where it may not be, and returns the reward to tell of
 * @returns the row as this party sees it now
 * @throws NotFound for strangers; TooMany for an operator who does much
 */
export async function changeReward(
  { db, mail, log }: Pick<Deps, 'db' | 'mail' | 'log'>,
  actor: SignedIn,
  rewardId: string,
  { may, what, action }: { may: readonly Party[]; what: string; action?: AuditAction },
  change: (tx: Transaction, reward: Reward, party: Party) => Promise<Reward>,
): Promise<StatementRow> {
  if (may.every((party) => party === 'operator')) await limitOperator(db, actor)
  const row = await db.transaction(async (tx) => {
    const reward = await lockReward(tx, rewardId)
    const party = reward && (await partyOf(tx, actor, reward))
    if (!reward || !party || !may.includes(party)) throw new NotFound('There is no such row.')
    const changed = await change(tx, reward, party)
    await sendLastRewardNotification(tx, mail, changed.id)
    if (party === 'operator' && action) await appendAuditEntry(tx, actor, action, rewardId)
    const [row] = await findRows(tx, party, eq(rewards.id, rewardId), 1)
    if (!row) throw new NotFound('There is no such row.')
    return row
  })
  log.info({ userId: actor.userId, rewardId, state: row.state }, what)
  return row
}
