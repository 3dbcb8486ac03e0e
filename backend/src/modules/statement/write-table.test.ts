import { describe, expect, test } from 'bun:test'
import { writeTable } from '@goodword/contract/write-table'
import fc from 'fast-check'

/** Whether a cell is a formula to some spreadsheet. */
const isFormula = (cell: string) => /^[\s"“”„]*[=+\-@]/u.test(cell.normalize('NFKC').replaceAll('−', '-'))
/** The cells that a reader finds who splits lines and cells and knows of no quotes. */
const cellsBy = (separator: string, table: string) =>
  table.split(/[\r\n\u2028\u2029]+/).flatMap((line) => line.split(separator))

describe('a table for spreadsheets', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\t=1+1', "'=1+1"],
    ['\r=1+1', "'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a; "=1+1', `a; ""'=1+1`],
    ['a,-1', "a,'-1"],
    ['a\t@b', 'a @b'],
    ['a\n=1', 'a =1'],
    ['a؛＠b', "a؛'＠b"],
    ['=HYPERLINK("https://x.example","a")', `'=HYPERLINK(""https://x.example"",""a"")`],
    ['Cook "X", C++ - remote; a=b', 'Cook ""X"", C++ - remote; a=b'],
    ['كاتب، طباخ', 'كاتب، طباخ'],
    ['', ''],
  ])('%j is the cell %s', (typed, cell) => expect(writeTable([['id', typed]])).toBe(`"id","${cell}"\r\n`))

  test('no typed text begins a cell with a formula, by whatever mark a reader splits the file', () => {
    const pieces = [...'=+-@＝＋－＠−﹦⁺;,|\t\r\n"\'“; ', '؛', '；', 'a', '1', '""', '\u2028', '\u00a0', '\u0085']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 10 }), (typed) => {
        const table = writeTable([['1.00', typed.join(''), '2.00']])
        expect(table.trimEnd()).not.toMatch(/[\r\n]/)
        for (const separator of [',', ';', '\t', '|', '؛', '；'])
          expect(cellsBy(separator, table).filter(isFormula)).toEqual([])
        expect(table).toMatch(/^"1\.00","([^"]|"")*","2\.00"\r\n$/)
      }),
      { numRuns: 2000 },
    )
  })
})
