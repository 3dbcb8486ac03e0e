import type { FactKind, ShownState } from '@goodword/contract/statement'
import { said } from '@goodword/languages/texts'
import type { BadgeTone } from '@goodword/shared-ui/feedback/badge.tsx'
import type { Viewer } from '../viewer.ts'

/** Where a reward stands (docs/rules.md#money-has-one-vocabulary). */
export const STATE_LABELS: Record<ShownState, string> = {
  held: said('Promised'),
  due: said('Due'),
  paid: said('Paid by company'),
  received: said('Received'),
  'paid-out': said('Paid to recommender'),
  reversed: said('Reversed'),
  disputed: said('Disputed'),
}

/** The same, as its reader says it where that is known. */
export function stateLabel(state: ShownState, viewer?: Viewer | undefined): string {
  return state === 'paid-out' && viewer === 'recommender' ? said('Paid to you') : STATE_LABELS[state]
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
  promised: said('Promised'),
  due: said('Due'),
  paid: said('Paid by the company'),
  received: said('Received by Goodword'),
  'paid-out': said('Paid to the recommender'),
  reversed: said('Reversed'),
  disputed: said('Disputed'),
  resolved: said('Dispute decided'),
}
