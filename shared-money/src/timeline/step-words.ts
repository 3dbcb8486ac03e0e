import type { StatementRow } from '@goodword/contract/statement'
import type { Texts } from '@goodword/shared-ui/kernel'
import { standsAt } from '../states/stands-at.ts'
import { WAY } from './way.ts'

/** How far a reward has come, in words: 'Step 2 of 5'. @returns null for one that was reversed */
export function stepWords(row: Pick<StatementRow, 'state' | 'explains'>, t: Texts['t']): string | null {
  const reached = WAY.indexOf(standsAt(row))
  if (reached === -1) return null
  const way = { step: reached + 1, steps: WAY.length }
  return row.state === 'disputed' ? t('Step {step} of {steps}, paused', way) : t('Step {step} of {steps}', way)
}
