import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { listRewards, type OperatorReward, readReward } from '@goodword/contract/operator-rewards'
import { readDesk } from '@goodword/contract/operators'
import { readPage } from '@goodword/contract/pages'
import {
  confirmPaidOut,
  confirmReceived,
  type DisputeInput,
  disputeReward,
  type PaymentInput,
  type ResolveInput,
  resolveDispute,
  trialBalance,
} from '@goodword/contract/statement'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useRefetchLists } from '@goodword/shared-ui/lists/use-refetch-lists.ts'

const STEPS = { received: confirmReceived, 'paid-out': confirmPaidOut } as const
export type Step = keyof typeof STEPS

/**
 * The writes of an operator about a reward. Done or refused, all views of it are read again: after a refusal
 * another operator was mostly quicker.
 */
export function useRewards() {
  const refetchLists = useRefetchLists<OperatorReward>(readPage)
  const refetch = useRefetch()
  async function andReadAgain<T>({ id }: OperatorReward, written: Promise<T>): Promise<T> {
    try {
      return await written
    } finally {
      void refetchLists(listRewards.path)
      void refetch(pathOf(readReward, { id }), pathOf(readDesk), pathOf(trialBalance))
    }
  }
  return {
    confirm: (reward: OperatorReward, step: Step, body: PaymentInput) =>
      andReadAgain(reward, call(STEPS[step], { params: { id: reward.id }, body })),
    reopen: (reward: OperatorReward, body: DisputeInput) =>
      andReadAgain(reward, call(disputeReward, { params: { id: reward.id }, body })),
    decide: (reward: OperatorReward, body: ResolveInput) =>
      andReadAgain(reward, call(resolveDispute, { params: { id: reward.id }, body })),
  }
}
