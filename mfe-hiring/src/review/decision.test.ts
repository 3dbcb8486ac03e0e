import { expect, test } from 'bun:test'
import { decisionOf, othersSentence, undoOf } from './decision.ts'

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
  expect(undoOf(decision)).toEqual([
    ['pending', [row('a', 'pending')]],
    ['reviewing', [row('b', 'reviewing')]],
  ]))

test('what did not change is said in one sentence', () => {
  expect(othersSentence(decision)).toBe('Not changed: 1 withdrawn meanwhile, 1 not there any more.')
  expect(othersSentence({ ...decision, others: [] })).toBeUndefined()
})
