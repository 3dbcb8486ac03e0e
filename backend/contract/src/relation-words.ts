import { said } from '@goodword/languages/texts'
import type { Relation } from './relations.ts'

/** As the recommender chooses it. */
export const RELATION_LABELS: Record<Relation, string> = {
  'one-team': said('We worked in one team'),
  'managed-them': said('I managed them'),
  'managed-by-them': said('They managed me'),
  'same-company': said('We worked for the same company or client'),
  'studied-together': said('We studied together'),
  private: said('I know them privately'),
}

/** As the company reads it; `{name}` is the recommender. */
export const RELATION_SENTENCES: Record<Relation, string> = {
  'one-team': said('{name} worked in one team with them.'),
  'managed-them': said('{name} managed them.'),
  'managed-by-them': said('They managed {name}.'),
  'same-company': said('{name} worked for the same company or client as them.'),
  'studied-together': said('{name} studied with them.'),
  private: said('{name} knows them privately.'),
}

/** As the company reads that there is none: nothing was chosen, or the candidate left it out with the message. */
export const NO_RELATION = said('Relation not stated')
