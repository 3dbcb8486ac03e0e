import { expect, test } from 'bun:test'
import { joinNames, type Names, referrerName } from '../src/referrer-name.ts'

const NAMES: [names: Names, joined: string][] = [
  [{ firstName: 'Rita', lastName: 'Lang' }, 'Rita Lang'],
  [{ firstName: ' Rita ', lastName: 'Lang ' }, 'Rita Lang'],
  [{ firstName: 'Rita', lastName: '' }, 'Rita'],
  [{ firstName: 'Rita', lastName: null }, 'Rita'],
  [{ firstName: null, lastName: 'Lang' }, 'Lang'],
]
test.each(NAMES)('the names %j are shown as %p', (names, joined) =>
  expect([joinNames(names), referrerName(names)]).toEqual([joined, joined]),
)

const NOBODY: [Names | null | undefined][] = [
  [{ firstName: '', lastName: ' ' }],
  [{ firstName: null, lastName: null }],
  [{}],
  [null],
  [undefined],
]
test.each(NOBODY)("a person with the names %j is 'A colleague'", (names) =>
  expect(referrerName(names)).toBe('A colleague'),
)
test('missing names join to nothing', () => expect(joinNames({ firstName: null, lastName: undefined })).toBe(''))
