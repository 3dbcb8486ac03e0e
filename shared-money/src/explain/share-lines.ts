import type { StatementRow } from '@goodword/contract/statement'
import { said } from '@goodword/languages/texts'
import type { Viewer } from '../viewer.ts'

/** One line of a sum: what, and how many cents; the last one is the amount that is explained. */
export type ShareLine = readonly [label: string, cents: number]

/** How the amount of a row comes about, as its reader counts: what they get of the bonus, or what they pay of it to whom. */
export function shareLines({ gross, share }: Pick<StatementRow, 'gross' | 'share'>, viewer: Viewer): ShareLine[] {
  if (viewer === 'recommender') {
    return [
      [said('The bonus'), gross],
      [said("Goodword's part"), -share],
      [said('Yours'), gross - share],
    ]
  }
  return [
    [said("The recommender's part"), gross - share],
    [said("Goodword's part"), share],
    [viewer === 'company' ? said('You pay') : said('The company pays'), gross],
  ]
}
