import type { StatementRow } from '@goodword/contract/statement'
import { formatDate } from '@goodword/shared-ui/formats.ts'

const DAY = 24 * 60 * 60 * 1000

/** On what terms a referral bonus is paid, for whoever reads the company's books. */
export function termsSentence({ at, dueAt, explains }: Pick<StatementRow, 'at' | 'dueAt' | 'explains'>): string {
  const terms = explains.find(({ kind }) => kind === 'terms')
  const days = Math.round((Date.parse(dueAt) - Date.parse(at)) / DAY)
  const promised = terms ? ` was promised to the recommender on ${formatDate(terms.at)}` : ''
  return `The referral bonus${promised ? `${promised}. It` : ''} is due ${days} days after the hire, and lapses if the hire ends before.`
}
