import type { Application } from '@goodword/contract/applications'
import { formatCents } from '@goodword/contract/format-cents'
import { GUARANTEE_DAYS } from '@goodword/contract/limits'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'
import { hireSentenceAhead } from '../applications/hire-sentence.ts'

type Hire = Pick<Application, 'status' | 'reward' | 'referrerName'>

/**
 * What a status for all of these would mean in money, in one sentence (docs/rules.md#hiring-says-what-it-means-in-money).
 * @returns undefined where it means nothing
 */
export function moneyAhead(rows: readonly Hire[], status: ApplicationStatus, t: Texts['t']): string | undefined {
  const concerned = rows.filter((row) => hireSentenceAhead(row, status, t) !== undefined)
  const [first] = concerned
  if (!first) return undefined
  if (concerned.length === 1) return hireSentenceAhead(first, status, t)
  const count = formatCount(concerned.length)
  if (status !== 'hired')
    return t('{count} hires end: what is owed for them is reversed, or disputed where it was due.', { count })
  const total = concerned.reduce((sum, { reward }) => sum + (reward?.gross ?? 0), 0)
  return t('For these {count} hires you owe {amount} in all, due in {days} days, if they stand until then.', {
    count,
    amount: formatCents(total),
    days: GUARANTEE_DAYS,
  })
}
