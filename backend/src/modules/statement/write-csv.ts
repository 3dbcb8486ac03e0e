import type { StatementRow } from '@goodword/contract/statement'

const COLUMNS: readonly [name: string, of: (row: StatementRow) => string | undefined][] = [
  ['id', ({ id }) => id],
  ['promised', ({ at }) => at],
  ['job', ({ job }) => job],
  ['company', ({ company }) => company],
  ['candidate', ({ candidate }) => candidate],
  ['bonus', ({ gross }) => inDollars(gross)],
  ['goodword', ({ share }) => inDollars(share)],
  ['amount', ({ amount }) => inDollars(amount)],
  ['currency', () => 'USD'],
  ['state', ({ state }) => state],
  ['due', ({ dueAt }) => dueAt],
  ['reference', ({ reference }) => reference],
]

/** A statement's rows as CSV (RFC 4180), with a line of names; amounts in dollars with two digits, moments in ISO 8601. */
export function writeCsv(rows: readonly StatementRow[]): string {
  const lines = [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, of]) => of(row) ?? ''))]
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

/**
 * Spreadsheets take what begins so for a formula, some of them also with the wide signs of Chinese and Japanese keyboards: an
 * apostrophe makes it the text that it is (ASVS 1.2.10).
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function inDollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
