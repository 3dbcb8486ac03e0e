import type { FactKind, ShownState, StatementRow } from '@goodword/contract/statement'
import { said } from '@goodword/languages/texts'
import { formatDate, formatDeadline } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'
import { lastOf } from './last-of.ts'

/** Where it stands, by what happened last. */
const SINCE: Record<Exclude<ShownState, 'held'>, [fact: FactKind, line: string]> = {
  due: ['due', said('Since {date}')],
  paid: ['paid', said('On {date}')],
  received: ['received', said('By Goodword, {date}')],
  'paid-out': ['paid-out', said('On {date}')],
  reversed: ['reversed', said('On {date}')],
  disputed: ['disputed', said('An operator decides, since {date}')],
}

/** The line below the badge of a row: 'Due Jan 23, 2027 (UTC+1)', 'By Goodword, Feb 1, 2027'. */
export function standingLine(row: Pick<StatementRow, 'state' | 'dueAt' | 'explains'>, t: Texts['t']): string {
  if (row.state === 'held') return t('Due {date}', { date: formatDeadline(row.dueAt) })
  const [fact, line] = SINCE[row.state]
  return t(line, { date: formatDate(lastOf(row, fact)) })
}
