import type { StatementRow } from '@goodword/contract/statement'
import { writeTable } from '@goodword/contract/write-table'

/** What people typed comes last, so that no reader finds it where an amount belongs. */
const COLUMNS: readonly [name: string, of: (row: StatementRow) => string | undefined][] = [
  ['id', ({ id }) => id],
  ['promised', ({ at }) => at],
  ['bonus', ({ gross }) => inDollars(gross)],
  ['goodword', ({ share }) => inDollars(share)],
  ['amount', ({ amount }) => inDollars(amount)],
  ['currency', () => 'USD'],
  ['state', ({ state }) => state],
  ['due', ({ dueAt }) => dueAt],
  ['job', ({ job }) => job],
  ['company', ({ company }) => company],
  ['candidate', ({ candidate }) => candidate],
  ['reference', ({ reference }) => reference],
]

/** A statement's rows as CSV, with a line of names; amounts in dollars with two digits, moments in ISO 8601. */
export function writeCsv(rows: readonly StatementRow[]): string {
  return writeTable([COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, of]) => of(row) ?? ''))])
}

function inDollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
