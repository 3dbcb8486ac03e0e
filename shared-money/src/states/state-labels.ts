import type { FactKind, ShownState } from '@goodword/contract/statement'
import type { BadgeTone } from '@goodword/shared-ui/feedback/badge.tsx'
import type { Viewer } from '../viewer.ts'

/** Where a reward stands (docs/rules.md#money-has-one-vocabulary). */
export const STATE_LABELS: Record<ShownState, string> = {
  held: 'Promised',
  due: 'Due',
  paid: 'Paid by company',
  received: 'Received',
  'paid-out': 'Paid to recommender',
  reversed: 'Reversed',
  disputed: 'Disputed',
}

/** The same, as its reader says it where that is known. */
export function stateLabel(state: ShownState, viewer?: Viewer | undefined): string {
  return state === 'paid-out' && viewer === 'recommender' ? 'Paid to you' : STATE_LABELS[state]
}

export const STATE_TONES: Record<ShownState, BadgeTone> = {
  held: 'yellow',
  due: 'reward',
  paid: 'blue',
  received: 'purple',
  'paid-out': 'green',
  reversed: 'gray',
  disputed: 'red',
}

/** What happened with a reward, as its timeline names it. */
export const FACT_LABELS: Record<FactKind, string> = {
  promised: 'Promised',
  due: 'Due',
  paid: 'Paid by the company',
  received: 'Received by Goodword',
  'paid-out': 'Paid to the recommender',
  reversed: 'Reversed',
  disputed: 'Disputed',
  resolved: 'Dispute decided',
}
