/** What splits a line into cells, somewhere: a comma, a semicolon, a tab, a bar, and their like in other scripts. */
const SEPARATOR = ',;|，；｜、،؛'
/** What begins a formula, also as the wide, small, raised and low signs that some programs take for the same. */
const SIGN = '=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩'
/** Such a sign where a cell begins, whatever splits the line, behind quotation marks and spaces. */
const FORMULA = new RegExp(`(^|[${SEPARATOR}])([ "“”„]*)(?=[${SIGN}])`, 'gu')

/**
 * A table as CSV (RFC 4180): the one way in which typed text goes into a file for spreadsheets. Every cell is quoted and on one line.
 * An apostrophe precedes what a spreadsheet could take for a formula, also behind a semicolon or another mark by which the
 * reader's program may split cells (ASVS 1.2.10); all else stays as it was typed.
 * @param rows the first has the names of the columns
 */
export function writeTable(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return `"${line.replace(FORMULA, "$1$2'").replaceAll('"', '""')}"`
}
