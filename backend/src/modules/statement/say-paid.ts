import type { PaidInput, StatementRow } from '@goodword/contract/statement'
import { type Actor, requireManager } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { postFact } from '../../money/ledger/post-fact.ts'
import { changeReward } from './change-reward.ts'
import { requireStep } from './require-step.ts'

/**
 * "We have paid", by the manager of the company that owes (docs/rules.md#a-payment-takes-two-people).
 * @throws Forbidden for everyone who is no manager, NotFound for rewards that another company owes, Conflict unless it is due
 */
export async function sayPaid(
  deps: Pick<Deps, 'db' | 'mail' | 'log'>,
  actor: Actor,
  rewardId: string,
  { reference }: PaidInput,
): Promise<StatementRow> {
  const manager = requireManager(actor, 'Only the company that owes this can say that it has paid.')
  return changeReward(deps, manager, rewardId, { may: ['company'], what: 'reward paid' }, (tx, reward) => {
    requireStep(reward, 'paid')
    return postFact(tx, reward, 'paid', { actorId: manager.userId, reference })
  })
}
