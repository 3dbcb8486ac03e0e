import type { Application } from '@goodword/contract/applications'
import { formatCents } from '@goodword/contract/format-cents'
import { GUARANTEE_DAYS } from '@goodword/contract/limits'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { hireSentenceAhead } from '../applications/hire-sentence.ts'

type Hire = Pick<Application, 'status' | 'reward' | 'referrerName'>

/**
 * What a status for all of these would mean in money, in one sentence (docs/rules.md#hiring-says-what-it-means-in-money).
 * @returns undefined where it means nothing
 */
export function moneyAhead(rows: readonly Hire[], status: ApplicationStatus): string | undefined {
  const concerned = rows.filter((row) => hireSentenceAhead(row, status) !== undefined)
  const [first] = concerned
  if (!first) return undefined
  if (concerned.length === 1) return hireSentenceAhead(first, status)
  const count = formatCount(concerned.length)
  if (status !== 'hired') return `${count} hires end: what is owed for them is reversed, or disputed where it was due.`
  const total = concerned.reduce((sum, { reward }) => sum + (reward?.gross ?? 0), 0)
  return `For these ${count} hires you owe ${formatCents(total)} in all, due in ${GUARANTEE_DAYS} days, if they stand until then.`
}
