import type { StatementRow } from '@goodword/contract/statement'
import { formatDate } from '@goodword/shared-ui/formats.ts'

/** What a dispute does, before it is made: it waits for an operator, but no dispute keeps what is held from lapsing. */
export function disputeHint({ state, dueAt }: Pick<StatementRow, 'state' | 'dueAt'>): string {
  const read = 'The other party and an operator can read it.'
  if (state !== 'held') return `${read} Until the operator decides, nothing is paid or reversed.`
  return `${read} Until the operator decides, it does not become due. It still lapses if the hire ends before ${formatDate(dueAt)}.`
}
