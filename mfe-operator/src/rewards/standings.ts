import type { Desk } from '@goodword/contract/operators'
import type { ShownState } from '@goodword/contract/statement'

interface Standing {
  /** Undefined: all that waits for an operator. */
  state: ShownState | undefined
  /** As the list is called that shows these alone. */
  name: string
  /** What the overview counts of them. */
  counted?: (rewards: Desk['rewards']) => number
}

/** The ways to narrow the list, those that wait for an operator first. */
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
  { state: 'held', name: 'Held' },
  { state: 'paid-out', name: 'Paid out' },
  { state: 'reversed', name: 'Reversed' },
]
