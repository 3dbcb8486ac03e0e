import type { StatementRow } from '@goodword/contract/statement'
import { said } from '@goodword/languages/texts'
import { standsAt } from '../states/stands-at.ts'

/** What a dispute does, before it is made. */
export function disputeHint(row: Pick<StatementRow, 'state' | 'explains'>): string {
  const state = standsAt(row)
  if (state === 'reversed')
    return said(
      'The other party and an operator can read it. The operator decides whether the reward is promised again.',
    )
  if (state === 'held')
    return said(
      'The other party and an operator can read it. Until the operator decides, it does not become due, and is not reversed.',
    )
  return said(
    'The other party and an operator can read it. Until the operator decides, nothing is paid out or reversed.',
  )
}
