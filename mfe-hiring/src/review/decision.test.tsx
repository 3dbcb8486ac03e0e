import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { decisionOf, othersSentence, undoOf } from './decision.ts'

const { t } = textsIn('en')

const row = (id: string, status: 'pending' | 'reviewing') => ({ id, status, name: id, jobId: 'j1' })
const rows = [row('a', 'pending'), row('b', 'reviewing'), row('c', 'pending'), row('d', 'pending')]
const decision = decisionOf(
  rows,
  'rejected',
  [
    { id: 'a', outcome: 'changed', status: 'rejected', newsInSeconds: 15 },
    { id: 'b', outcome: 'changed', status: 'rejected', newsInSeconds: 15 },
    { id: 'c', outcome: 'withdrawn', status: 'pending' },
    { id: 'd', outcome: 'not-found' },
  ],
  1000,
)

test('a decision can be undone until its emails leave', () => expect(decision.leavesAt).toBe(16_000))

test('undoing gives each that changed the status it had, and touches no other', () =>
  expect(undoOf(decision, 0)).toEqual([
    { status: 'pending', why: {}, rows: [row('a', 'pending')] },
    { status: 'reviewing', why: {}, rows: [row('b', 'reviewing')] },
  ]))

test('undoing gives what nobody was told its words and its time again, also where only those changed', () => {
  const words = { text: null, toCandidate: 'Thank you.', recommenderSees: true }
  const before = { tellAt: '2026-12-04T09:00:00.000Z', reason: words }
  const outcomes = ['a', 'b'].map((id) => ({ id, outcome: 'changed', status: 'pending', before }) as const)
  const undone = (now: string) => undoOf(decisionOf(rows, 'pending', outcomes, 0), Date.parse(now))
  expect(undone('2026-12-03T09:00:00Z').map(({ status, why }) => [status, why])).toEqual([
    ['pending', before],
    ['reviewing', before],
  ])
  expect(undone('2026-12-05T09:00:00Z').map(({ why }) => why)).toEqual([
    { reason: words, tellAt: null },
    { reason: words },
  ])
})

test('what did not change is said in one sentence', () => {
  expect(othersSentence(decision, t)).toBe('Not changed: 1 withdrawn meanwhile, 1 not there any more.')
  expect(othersSentence({ ...decision, others: [] }, t)).toBeUndefined()
})
