import type { Sum } from '@goodword/contract/statement'
import { said } from '@goodword/languages/texts'
import type { Side } from './statement-query.ts'

interface Words {
  label: string
  /** What it means for its reader; `{days}` are those of the guarantee. */
  note: string
}

/** What each sum is called, and what that means on either side. */
export const SUM_WORDS: Record<Side, Record<Sum, Words>> = {
  recommender: {
    held: { label: said('Promised'), note: said('Until {days} days after the hire') },
    due: { label: said('Due'), note: said('Earned, not yet paid to you') },
    paid: { label: said('Paid to you'), note: said('Sent by Goodword') },
    reversed: { label: said('Reversed'), note: said('Taken back, mostly because a hire ended') },
  },
  company: {
    held: { label: said('Promised'), note: said('Until {days} days after the hire') },
    due: { label: said('Due'), note: said('To be paid now') },
    paid: { label: said('Paid by company'), note: said('As you reported') },
    reversed: { label: said('Reversed'), note: said('No longer owed') },
  },
}
