import type { DisputeInput, StatementRow } from '@goodword/contract/statement'
import { type Actor, requireUser } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { postDispute } from '../../money/ledger/post-dispute.ts'
import { changeReward } from './change-reward.ts'

/**
 * Disputes a reward: it stays where it is until an operator has decided (docs/rules.md#a-dispute-is-decided-by-an-operator).
 * @throws Unauthenticated for guests, NotFound for everyone who is no party of it, Conflict where nothing is owed, or it is
 * disputed already
 */
export async function disputeReward(
  deps: Pick<Deps, 'db' | 'mail' | 'log'>,
  actor: Actor,
  rewardId: string,
  { reason }: DisputeInput,
): Promise<StatementRow> {
  const user = requireUser(actor)
  const may = ['recommender', 'company', 'operator'] as const
  return changeReward(
    deps,
    user,
    rewardId,
    { may, what: 'reward disputed', action: 'reward-disputed' },
    async (tx, reward) => {
      if (reward.state === 'reversed') throw new Conflict('This was reversed: there is nothing to dispute any more.')
      if (reward.isDisputed) throw new Conflict('This is disputed already.')
      await postDispute(tx, reward, { actorId: user.userId, reason })
    },
  )
}
