import type { FactKind, ShownState } from '@goodword/contract/statement'
import type { BadgeTone } from '@goodword/shared-ui/feedback/badge.tsx'

/** Where a reward stands, in the same words to each of its parties. */
export const STATE_LABELS: Record<ShownState, string> = {
  held: 'Held',
  due: 'Due',
  paid: 'Paid',
  received: 'Received',
  'paid-out': 'Paid out',
  reversed: 'Reversed',
  disputed: 'Disputed',
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
  promised: 'Held',
  due: 'Due',
  paid: 'Paid by the company',
  received: 'Received by Goodword',
  'paid-out': 'Paid out to the recommender',
  reversed: 'Reversed',
  disputed: 'Disputed',
  resolved: 'Dispute decided',
}
