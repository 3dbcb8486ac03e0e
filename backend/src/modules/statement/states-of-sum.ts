import type { RewardState, Sum } from '@goodword/contract/statement'
import type { Side } from './side-of.ts'

/**
 * Where a reward stands whose money is in a sum, as `sumUp` adds them up from the accounts: what a company has paid is due to the
 * recommender until they have it.
 */
export const STATES_OF_SUM: Record<Side['party'], Record<Sum, RewardState[]>> = {
  recommender: { held: ['held'], due: ['due', 'paid', 'received'], paid: ['paid-out'], reversed: ['reversed'] },
  company: { held: ['held'], due: ['due'], paid: ['paid', 'received', 'paid-out'], reversed: ['reversed'] },
}
