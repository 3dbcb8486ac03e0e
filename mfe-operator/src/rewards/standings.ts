import type { Desk } from '@goodword/contract/operators'
import type { ShownState } from '@goodword/contract/statement'
import { said } from '@goodword/languages/texts'

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
    name: said('Waiting'),
    counted: ({ toReceive, toPayOut, toDecide }) => toReceive + toPayOut + toDecide,
  },
  { state: 'paid', name: said('To receive'), counted: ({ toReceive }) => toReceive },
  { state: 'received', name: said('To pay out'), counted: ({ toPayOut }) => toPayOut },
  { state: 'disputed', name: said('To decide'), counted: ({ toDecide }) => toDecide },
  { state: 'due', name: said('Due') },
  { state: 'held', name: said('Promised') },
  { state: 'paid-out', name: said('Paid to recommender') },
  { state: 'reversed', name: said('Reversed') },
]
