import { expect, test } from 'bun:test'
import { releaseLine } from './release-line.ts'

const release = {
  ...{ id: '1', remote: 'mfe-apply', version: 'one', commit: '0123456789', releasedBy: 'Kim', bytes: 1234 },
  ...{ createdAt: new Date('2026-01-02T03:04:05Z'), withdrawnAt: null },
}
const pointer = { remote: 'mfe-apply', version: 'two', previous: 'one', percent: 100, updatedAt: new Date() }

test('a release is one line: what, when, from which commit, how large, by whom, and who gets it', () =>
  expect(releaseLine(release, [pointer]).split(/ {2,}/)).toEqual([
    'mfe-apply',
    'one',
    '2026-01-02 03:04',
    '01234567',
    '1.2 kB',
    'Kim',
    'fallback',
  ]))

test.each([
  ['everybody has', [{ ...pointer, version: 'one' }], '← everybody'],
  ['a part has', [{ ...pointer, version: 'one', percent: 10 }], '← 10 %'],
  ['the rest of a rollout has', [{ ...pointer, percent: 10 }], '← the rest'],
  ['nobody has', [], ''],
])('it says of the one that %s so', (_, pointers, state) =>
  expect(releaseLine(release, pointers)).toEndWith(`Kim  ${state}`),
)

test('what the database says reaches the terminal as text, whatever it is', () =>
  expect(releaseLine({ ...release, releasedBy: '\u001b[2JKim\u202e\r\n' }, [])).not.toMatch(/[\p{Cc}\p{Cf}]/u))
