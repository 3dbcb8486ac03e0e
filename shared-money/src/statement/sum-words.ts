import { GUARANTEE_DAYS } from '@goodword/contract/limits'
import type { Sum } from '@goodword/contract/statement'
import type { Side } from './statement-query.ts'

interface Words {
  label: string
  /** What it means for its reader. */
  note: string
}

/** What each sum is called, and what that means on either side. */
export const SUM_WORDS: Record<Side, Record<Sum, Words>> = {
  recommender: {
    held: { label: 'Held', note: `Until ${GUARANTEE_DAYS} days after the hire` },
    due: { label: 'Due', note: 'Earned, and not paid out yet' },
    paid: { label: 'Paid', note: 'Paid out to you' },
    reversed: { label: 'Reversed', note: 'Taken back, mostly as the hire ended' },
  },
  company: {
    held: { label: 'Held', note: `Until ${GUARANTEE_DAYS} days after the hire` },
    due: { label: 'Due', note: 'To be paid now' },
    paid: { label: 'Paid', note: 'As you have said' },
    reversed: { label: 'Reversed', note: 'Not owed any more' },
  },
}
