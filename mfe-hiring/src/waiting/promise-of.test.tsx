import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { anApplication } from '../testing/an-application.ts'
import { needsSomebody, promiseWords } from './promise-of.ts'

const texts = textsIn('en')

const NOW = Date.parse('2026-03-05T12:00:00Z')
const words = (answerBy: string | null, fields: object = {}) =>
  promiseWords(anApplication({ answerBy, ...fields }), texts, NOW)?.text

test.each([
  ['2026-03-07T12:00:00Z', undefined],
  ['2026-03-07T11:59:00Z', 'Promise ends within 2 days'],
  ['2026-03-06T11:59:00Z', 'Promise ends within a day'],
  ['2026-03-05T11:59:00Z', 'Late by less than a day'],
  ['2026-03-04T12:00:00Z', 'Late by 1 day'],
  ['2026-03-02T11:00:00Z', 'Late by 3 days'],
  [null, undefined],
])('a promise until %s reads: %p', (answerBy, text) => expect(words(answerBy)).toBe(text))

test('what was decided or withdrawn since has no promise to keep', () => {
  const late = '2026-03-01T12:00:00Z'
  expect(words(late, { status: 'reviewing' })).toBe('Late by 4 days')
  for (const fields of [{ status: 'rejected' }, { withdrawnAt: late }]) expect(words(late, fields)).toBeUndefined()
})

// docs/rules.md#what-needs-you
test.each([
  [{ status: 'pending' }, true],
  [{ status: 'pending', withdrawnAt: '2026-03-01T12:00:00Z' }, false],
  [{ status: 'reviewing' }, false],
  [{ status: 'reviewing', answerBy: '2020-03-01T12:00:00Z' }, true],
  [{ status: 'interview', answerBy: '2020-03-01T12:00:00Z' }, false],
] as const)('an application with %j asks for somebody: %p', (fields, isAsking) =>
  expect(needsSomebody(anApplication(fields))).toBe(isAsking),
)
