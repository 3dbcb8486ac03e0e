/**
 * The sign that begins a formula, where a cell begins, behind quotation marks and spaces. A line is split by a comma, a semicolon, a
 * bar, and their like in other scripts, whichever the reader's program takes; the signs come wide, small, raised and low, too.
 */
const FORMULA = /(^|[,;|，；｜、،؛])([ "“”„]*)([=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩])/gu

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
  return `"${line.replace(FORMULA, "$1$2'$3").replaceAll('"', '""')}"`
}
