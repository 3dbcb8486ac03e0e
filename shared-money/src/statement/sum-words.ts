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
    held: { label: 'Promised', note: `Until ${GUARANTEE_DAYS} days after the hire` },
    due: { label: 'Due', note: 'Earned, not yet paid to you' },
    paid: { label: 'Paid to you', note: 'Sent by Goodword' },
    reversed: { label: 'Reversed', note: 'Taken back, mostly because a hire ended' },
  },
  company: {
    held: { label: 'Promised', note: `Until ${GUARANTEE_DAYS} days after the hire` },
    due: { label: 'Due', note: 'To be paid now' },
    paid: { label: 'Paid by company', note: 'As you reported' },
    reversed: { label: 'Reversed', note: 'No longer owed' },
  },
}
