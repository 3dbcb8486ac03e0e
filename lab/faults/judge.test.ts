import { expect, test } from 'bun:test'
import type { Fault } from './faults.ts'
import { judge, type Noted } from './judge.ts'

const fault: Fault = { fault: 'a full disk', holds: 'it recovers', tests: [{ file: 'disk.ts', named: /full/ }] }
const passed = { file: 'disk.ts', name: 'a full disk', isPassed: true }
const measured: Noted = { fault: 'disk-full', figures: { 'rows lost': 0 } }

test('a fault held when its tests passed and something was measured', () => {
  expect(judge('disk-full', fault, [passed], [measured])).toEqual({
    isHeld: true,
    verdict: 'held',
    measured: 'rows lost: 0; 1 test',
  })
})

test('a fault that this machine does not permit has not held, with the reason', () => {
  const { isHeld, verdict } = judge('disk-full', fault, [passed], [{ fault: 'disk-full', notInjected: 'needs root' }])
  expect([isHeld, verdict]).toEqual([false, '**not injected**: needs root'])
})

test('a fault without measurements was not injected', () => {
  const { isHeld, verdict } = judge('disk-full', fault, [passed], [{ ...measured, fault: 'clock-off' }])
  expect([isHeld, verdict]).toEqual([false, '**not injected**: nothing was measured'])
})

test.each([
  ['one of its tests failed', [passed, { ...passed, isPassed: false }]],
  ['no test has its name', [{ ...passed, name: 'an empty disk' }]],
  ['only a test of another file has its name', [{ ...passed, file: 'other.ts' }]],
])('a fault did not hold when %s', (_, cases) => {
  expect(judge('disk-full', fault, cases, [measured])).toMatchObject({ isHeld: false, verdict: '**did not hold**' })
})
