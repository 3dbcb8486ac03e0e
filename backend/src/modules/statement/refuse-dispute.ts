import { REVERSAL_DISPUTE_DAYS } from '@goodword/contract/limits'
import { addDays } from 'date-fns/addDays'
import type { Reward } from '../../money/ledger/post-fact.ts'
import type { History } from './history-of.ts'
import type { Party } from './party-of.ts'

/** What decides whether a reward can be disputed. */
export interface Disputable {
  reward: Pick<Reward, 'state' | 'isDisputed' | 'recommenderId'>
  facts: History['facts']
  /** Whether somebody speaks or has spoken for the company that pays. */
  isOfCompany: (actorId: string | null) => boolean
  /** Whether the same hire was promised anew since. */
  isSuperseded: boolean
}

/**
 * Why a party cannot dispute a reward, or add its side to a dispute (docs/rules.md#a-dispute-is-decided-by-an-operator).
 * @returns the sentence; undefined where it can
 */
export function refuseDispute(
  party: Party,
  { reward, facts, isOfCompany, isSuperseded }: Disputable,
): string | undefined {
  const sideOf = (actorId: string | null): Party =>
    actorId === reward.recommenderId ? 'recommender' : isOfCompany(actorId) ? 'company' : 'operator'
  if (reward.isDisputed) {
    const since = facts.slice(facts.findLastIndex(({ kind }) => kind === 'resolved') + 1)
    const hasSpoken = since.some(
      ({ kind, reason, actorId }) => kind === 'disputed' && reason !== null && sideOf(actorId) === party,
    )
    return hasSpoken ? 'You have disputed this already.' : undefined
  }
  if (reward.state === 'reversed' && party === 'company')
    return 'This was reversed: there is nothing to dispute any more.'
  const reversal = facts.findLast(({ kind }) => kind === 'reversed')
  if (reversal && isSuperseded)
    return 'The reward was promised again, and is a row of its own: please dispute that one.'
  if (party === 'operator') return undefined
  if (facts.some(({ outcome }) => outcome !== null))
    return 'This was decided, and the decision is final. An operator can open it again on evidence that was not there.'
  if (reversal && addDays(reversal.createdAt, REVERSAL_DISPUTE_DAYS) < new Date())
    return `This was reversed more than ${REVERSAL_DISPUTE_DAYS} days ago, and can no longer be disputed.`
  return undefined
}
