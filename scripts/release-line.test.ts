import { expect, test } from 'bun:test'
import { releaseLine } from './release-line.ts'

const release = {
  ...{ id: '1', remote: 'mfe-apply', version: 'one', commit: '0123456789', releasedBy: 'Kim', bytes: 1234 },
  ...{ createdAt: new Date('2026-01-02T03:04:05Z'), withdrawnAt: null, takenBack: null },
}
const now = (pointers: (typeof pointer)[], isAuto = false) => ({
  pointers,
  watches: pointers.map(({ remote, version }) => ({ remote, version, isAuto })),
})
const pointer = { remote: 'mfe-apply', version: 'two', previous: 'one', percent: 100, updatedAt: new Date() }

test('a release is printed on one line with version, time, commit, size, actor and audience', () =>
  expect(releaseLine(release, now([pointer])).split(/ {2,}/)).toEqual([
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
])('the release line marks a release that %s', (_, pointers, state) =>
  expect(releaseLine(release, now(pointers))).toEndWith(`Kim  ${state}`),
)

test('the release line marks an automatic rollout', () =>
  expect(releaseLine(release, now([{ ...pointer, version: 'one', percent: 10 }], true))).toEndWith(
    '← 10 %, more by itself',
  ))

test('the release line of an automatic rollback gives the counts', () => {
  const takenBack = { visitors: 280, failures: 14, others: { visitors: 300, failures: 1 }, atSameTime: false }
  const said = (change: Partial<typeof takenBack>) =>
    releaseLine({ ...release, withdrawnAt: new Date(), takenBack: { ...takenBack, ...change } }, now([]))
  expect(said({})).toEndWith('taken back by itself: 14 of 280 visitors failed, 1 of 300 before')
  expect(said({ atSameTime: true })).toEndWith('failed, 1 of 300 of the others at the same time')
})

test('control characters from the database are not printed', () =>
  expect(releaseLine({ ...release, releasedBy: '\u001b[2JKim\u202e\r\n' }, now([]))).not.toMatch(/[\p{Cc}\p{Cf}]/u))
