import type { FactKind, ShownState, StatementRow } from '@goodword/contract/statement'
import { formatDate, formatDeadline } from '@goodword/shared-ui/formats.ts'
import { lastOf } from './last-of.ts'

/** Where it stands, by what happened last. */
const SINCE: Record<Exclude<ShownState, 'held'>, [fact: FactKind, words: string]> = {
  due: ['due', 'Since'],
  paid: ['paid', 'On'],
  received: ['received', 'By Goodword,'],
  'paid-out': ['paid-out', 'On'],
  reversed: ['reversed', 'On'],
  disputed: ['disputed', 'An operator decides, since'],
}

/** The line below the badge of a row: 'Due Jan 23, 2027 (UTC+1)', 'By Goodword, Feb 1, 2027'. */
export function standingLine(row: Pick<StatementRow, 'state' | 'dueAt' | 'explains'>): string {
  if (row.state === 'held') return `Due ${formatDeadline(row.dueAt)}`
  const [fact, words] = SINCE[row.state]
  return `${words} ${formatDate(lastOf(row, fact))}`
}
