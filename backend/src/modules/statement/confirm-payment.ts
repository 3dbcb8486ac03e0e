import type { PaymentInput, StatementRow } from '@goodword/contract/statement'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { postFact } from '../../money/ledger/post-fact.ts'
import { changeReward } from './change-reward.ts'
import { requireStep } from './require-step.ts'

const ACTIONS = { received: 'payment-received', 'paid-out': 'recommender-paid' } as const

/**
 * What an operator says of a payment: the company's has come in, or the recommender's has gone out
 * (docs/rules.md#a-payment-takes-two-people).
 * @throws Unauthenticated for guests, NotFound for everyone who is no operator, and for what is their own; Conflict unless it is
 * the next step
 */
export async function confirmPayment(
  deps: Pick<Deps, 'db' | 'mail' | 'log'>,
  actor: Actor,
  rewardId: string,
  step: 'received' | 'paid-out',
  { reference }: PaymentInput,
): Promise<StatementRow> {
  const operator = requireOperator(actor)
  const what = `reward ${step}`
  return changeReward(deps, operator, rewardId, { may: ['operator'], what, action: ACTIONS[step] }, (tx, reward) => {
    requireStep(reward, step)
    return postFact(tx, reward, step, { actorId: operator.userId, reference })
  })
}
