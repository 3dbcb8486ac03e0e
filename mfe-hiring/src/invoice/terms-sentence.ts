import type { StatementRow } from '@goodword/contract/statement'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'

const DAY = 24 * 60 * 60 * 1000

/** On what terms a referral bonus is paid, for whoever reads the company's books. */
export function termsSentence(
  { at, dueAt, explains }: Pick<StatementRow, 'at' | 'dueAt' | 'explains'>,
  t: Texts['t'],
): string {
  const terms = explains.find(({ kind }) => kind === 'terms')
  const days = Math.round((Date.parse(dueAt) - Date.parse(at)) / DAY)
  return terms
    ? t(
        'The referral bonus was promised to the recommender on {day}. It is due {days} days after the hire, and lapses if the hire ends before.',
        { day: formatDate(terms.at), days },
      )
    : t('The referral bonus is due {days} days after the hire, and lapses if the hire ends before.', { days })
}
