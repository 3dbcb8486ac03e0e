import type { AccountKind } from '@goodword/contract/statement'
import { said } from '@goodword/languages/texts'

const WORDS: Record<AccountKind, string> = {
  'company-held': said('Companies may owe'),
  'company-due': said('Companies owe'),
  settlement: said('In transit from companies'),
  'company-paid': said('Companies have paid'),
  'recommender-held': said('Held for recommenders'),
  'recommender-due': said('Due to recommenders'),
  'recommender-paid': said('Paid to recommenders'),
  'goodword-held': said('Held for Goodword'),
  'goodword-due': said('Due to Goodword'),
  'goodword-paid': said('Paid to Goodword'),
}

/** The name of a kind of account. */
export function accountInWords(kind: AccountKind): string {
  return WORDS[kind]
}
