import Papa from 'papaparse'
import type { Contact } from '../contact.ts'
import { type Columns, columnsOf } from './columns.ts'

const DELIMITERS = [',', ';', '\t', '|']
/** Some exports have notes before the table. */
const LINES_BEFORE = 40
/** Broken quotes that are looked after one by one. */
const FAULTS_MAX = 100

/** Where a table begins, and how it is written. */
export interface Table {
  start: number
  delimiter: string
  columns: Columns
}

/** Finds the heading of a table of contacts; undefined where the text has none. */
export function findTable(text: string): Table | undefined {
  let start = 0
  for (let line = 0; line < LINES_BEFORE && start < text.length; line++) {
    const end = endOfLine(text, start)
    for (const delimiter of DELIMITERS) {
      const words = text.slice(start, end)
      if (!words.includes(delimiter)) continue
      const [row] = Papa.parse<string[]>(words, { delimiter }).data
      const columns = row && columnsOf(row)
      if (columns) return { start, delimiter, columns }
    }
    start = end + 1
  }
  return undefined
}

/** The contacts of a table, the heading left out; `each` is called with every row, one without any name as well. */
export function readTable(text: string, { start, delimiter, columns }: Table, each: (contact: Contact) => void): void {
  const take = (row: readonly string[]) => each(contactOf(row, columns))
  // After the heading.
  let at = endOfLine(text, start) + 1
  for (let faults = 0; at < text.length; faults++) {
    const rest = text.slice(at)
    const broken = readRows(rest, delimiter, faults < FAULTS_MAX, take)
    if (broken === undefined) return
    // A quote that is never closed would take all rows to the next one with it: its line is read without quotes.
    const end = endOfLine(rest, broken)
    const [row] = Papa.parse<string[]>(rest.slice(broken, end).replaceAll('"', ''), { delimiter }).data
    if (row) take(row)
    at += end + 1
  }
}

/** @returns where a row with a broken quote begins, where there is one and these `haveQuotes` */
function readRows(text: string, delimiter: string, haveQuotes: boolean, take: (row: string[]) => void) {
  let broken: number | undefined
  let next = 0
  Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: 'greedy',
    // Of a file in which most quotes are broken, none are looked at: no text has this sign.
    quoteChar: haveQuotes ? '"' : '\u0000',
    step({ data, errors, meta }, parser) {
      if (haveQuotes && errors.some(({ type }) => type === 'Quotes')) {
        broken = next
        while (text[broken] === '\n' || text[broken] === '\r') broken++
        parser.abort()
      } else take(data)
      next = meta.cursor
    },
  })
  return broken
}

function contactOf(row: readonly string[], columns: Columns): Contact {
  const word = (column: keyof Columns) => (row[columns[column]] ?? '').replace(/\s+/g, ' ').trim()
  return {
    name: word('full') || [word('first'), word('middle'), word('last')].filter(Boolean).join(' '),
    title: word('title'),
    company: word('company'),
    // Google writes several addresses into one cell.
    email: word('email').split(' ::: ')[0] ?? '',
  }
}

function endOfLine(text: string, start: number): number {
  for (let at = start; at < text.length; at++) if (text[at] === '\n' || text[at] === '\r') return at
  return text.length
}
