import type { Desk } from '@goodword/contract/operators'
import type { ShownState } from '@goodword/contract/statement'

interface Standing {
  /** Undefined: all rewards that wait for an operator. */
  state: ShownState | undefined
  /** Name of the filter. */
  name: string
  /** Its count on the overview. */
  counted?: (rewards: Desk['rewards']) => number
}

/** The filters of the list, those that wait for an operator first. */
export const STANDINGS: readonly Standing[] = [
  {
    state: undefined,
    name: 'Waiting',
    counted: ({ toReceive, toPayOut, toDecide }) => toReceive + toPayOut + toDecide,
  },
  { state: 'paid', name: 'To receive', counted: ({ toReceive }) => toReceive },
  { state: 'received', name: 'To pay out', counted: ({ toPayOut }) => toPayOut },
  { state: 'disputed', name: 'To decide', counted: ({ toDecide }) => toDecide },
  { state: 'due', name: 'Due' },
  { state: 'held', name: 'Promised' },
  { state: 'paid-out', name: 'Paid to recommender' },
  { state: 'reversed', name: 'Reversed' },
]
