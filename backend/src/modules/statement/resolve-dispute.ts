import type { ResolveInput, StatementRow } from '@goodword/contract/statement'
import { eq } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { rewards } from '../../db/schema/rewards.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { addFact } from '../../money/ledger/add-fact.ts'
import { postFact } from '../../money/ledger/post-fact.ts'
import { restoreReward } from '../../money/ledger/restore-reward.ts'
import { changeReward } from './change-reward.ts'

/**
 * Decides a dispute, for good: the reward stands where it was, or is taken back; one that was reversed is promised anew, or stays
 * reversed (docs/rules.md#a-dispute-is-decided-by-an-operator).
 * @throws Unauthenticated for guests, NotFound for everyone who is no operator, and for what is their own; Conflict where
 * nothing is disputed, or it was paid out and cannot be taken back
 */
export async function resolveDispute(
  deps: Pick<Deps, 'db' | 'mail' | 'log'>,
  actor: Actor,
  rewardId: string,
  { outcome, reason }: ResolveInput,
): Promise<StatementRow> {
  const operator = requireOperator(actor)
  const actorId = operator.userId
  return changeReward(
    deps,
    operator,
    rewardId,
    { may: ['operator'], what: 'dispute decided', action: 'dispute-resolved' },
    async (tx, reward) => {
      if (!reward.isDisputed) {
        if (reward.state === 'reversed') throw new Conflict('This was reversed already.')
        throw new Conflict('Nobody disputes this, so there is nothing to decide.')
      }
      if (outcome === 'reversed' && reward.state === 'paid-out')
        throw new Conflict('This was paid out, and can no longer be reversed.')
      await addFact(tx, reward, 'resolved', { actorId, reason, outcome })
      if (outcome === 'reversed' && reward.state !== 'reversed') return postFact(tx, reward, 'reversed', { actorId })
      await tx.update(rewards).set({ isDisputed: false }).where(eq(rewards.id, rewardId))
      return outcome === 'stands' && reward.state === 'reversed' ? restoreReward(tx, reward, actorId) : reward
    },
  )
}
