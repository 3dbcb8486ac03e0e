import type { FactKind, StatementRow } from '@goodword/contract/statement'
import { lastOf } from '@goodword/shared-money/states/last-of.ts'
import { formatDate, formatDeadline } from '@goodword/shared-ui/formats.ts'

/** The payment state of an invoice as a sentence. */
export function paymentSentence(row: Pick<StatementRow, 'state' | 'dueAt' | 'explains'>): string {
  const on = (fact: FactKind) => formatDate(lastOf(row, fact))
  switch (row.state) {
    case 'held':
      return `Not due yet: payable from ${formatDeadline(row.dueAt)}, if the hire stands until then.`
    case 'due':
      return `Due since ${on('due')}.`
    case 'paid':
      return `Paid on ${on('paid')}, as you reported.`
    case 'received':
    case 'paid-out':
      return `Paid: received on ${on('received')}.`
    case 'reversed':
      return `Reversed on ${on('reversed')}. Nothing is owed.`
    case 'disputed':
      return `Disputed since ${on('disputed')}. No payment is due until an operator decides.`
  }
}
