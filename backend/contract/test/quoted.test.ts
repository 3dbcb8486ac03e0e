import { expect, test } from 'bun:test'
import { quoted, quotedLines } from '../src/quoted.ts'

test.each([
  ['Baker', '“Baker”'],
  ["Kim O'Brien", "“Kim O'Brien”"],
  ['Cook "X"', "“Cook 'X'”"],
  ["Cook'' pays '\"'", "“Cook' pays '”"],
  ['Cook” pays „X“ «Y» ＂Z＂', "“Cook' pays 'X' 'Y' 'Z'”"],
  [' Cook\r\n\u2028Due:\tnow\u0085 ', '“Cook Due: now”'],
])('typed text is quoted on one line, with no mark inside that ends the quotation: %j', (typed, text) =>
  expect(String(quoted(typed))).toBe(text),
)

test('a quoted text of several lines keeps them', () =>
  expect(quotedLines(' one "two"\n\nthree ')).toBe("“one 'two'\n\nthree”"))
