import type { StatementRow } from '@goodword/contract/statement'
import { standsAt } from '../states/stands-at.ts'
import { WAY } from './way.ts'

/** How far a reward has come, in words: 'Step 2 of 5'. @returns null for one that was reversed */
export function stepWords(row: Pick<StatementRow, 'state' | 'explains'>): string | null {
  const reached = WAY.indexOf(standsAt(row))
  if (reached === -1) return null
  const step = `Step ${reached + 1} of ${WAY.length}`
  return row.state === 'disputed' ? `${step}, paused` : step
}
