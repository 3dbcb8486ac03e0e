import type { FactKind, StatementRow } from '@goodword/contract/statement'
import { lastOf } from '@goodword/shared-money/states/last-of.ts'
import { formatDate, formatDeadline } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'

/** The payment state of an invoice as a sentence. */
export function paymentSentence(row: Pick<StatementRow, 'state' | 'dueAt' | 'explains'>, t: Texts['t']): string {
  const on = (fact: FactKind) => ({ day: formatDate(lastOf(row, fact)) })
  switch (row.state) {
    case 'held':
      return t('Not due yet: payable from {day}, if the hire stands until then.', { day: formatDeadline(row.dueAt) })
    case 'due':
      return t('Due since {day}.', on('due'))
    case 'paid':
      return t('Paid on {day}, as you reported.', on('paid'))
    case 'received':
    case 'paid-out':
      return t('Paid: received on {day}.', on('received'))
    case 'reversed':
      return t('Reversed on {day}. Nothing is owed.', on('reversed'))
    case 'disputed':
      return t('Disputed since {day}. No payment is due until an operator decides.', on('disputed'))
  }
}
