import type { AccountKind } from '@goodword/contract/statement'

const WORDS: Record<AccountKind, string> = {
  'company-held': 'Companies may owe',
  'company-due': 'Companies owe',
  settlement: 'In transit from companies',
  'company-paid': 'Companies have paid',
  'recommender-held': 'Held for recommenders',
  'recommender-due': 'Due to recommenders',
  'recommender-paid': 'Paid to recommenders',
  'goodword-held': 'Held for Goodword',
  'goodword-due': 'Due to Goodword',
  'goodword-paid': 'Paid to Goodword',
}

/** The name of a kind of account. */
export function accountInWords(kind: AccountKind): string {
  return WORDS[kind]
}
