import type { Relation } from '@goodword/contract/relations'
import type { Language } from '@goodword/languages/languages'
import { said } from '@goodword/languages/texts'
import { translate } from './translate.ts'

const WORDS: Record<Relation, string> = {
  'one-team': said('You worked in one team.'),
  'managed-them': said('They managed you.'),
  'managed-by-them': said('You managed them.'),
  'same-company': said('You worked for the same company or client.'),
  'studied-together': said('You studied together.'),
  private: said('You know each other privately.'),
}

/** How the recommender says to know them, as the candidate reads it: printed here, as their page has no room for it. */
export function relationIn(language: Language, relation: Relation): string {
  return translate(language, WORDS[relation])
}
