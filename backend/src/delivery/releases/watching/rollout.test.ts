import { expect, test } from 'bun:test'
import { FIRST_STEP, nextStep } from './rollout.ts'

const others = { visitors: 1000, failures: 1 }
const compared = { visitors: 100, failures: 0, others }
const well = { compared, isAuto: true, percent: 1, visitors: 100, seconds: 30 }
const doubtful = { ...compared, failures: 2 }

test('an automatic rollout goes 1, 10, 50, 100', () => {
  const steps: unknown[] = [FIRST_STEP]
  for (let step: unknown = FIRST_STEP; typeof step === 'number'; step = nextStep({ ...well, percent: step }))
    if (step !== FIRST_STEP) steps.push(step)
  expect(steps).toEqual([1, 10, 50, 100])
})

test.each([
  ['fewer than a hundred visitors', { visitors: 99 }],
  ['less than half a minute', { seconds: 29.9 }],
  ['few visitors in less than an hour', { seconds: 3599, visitors: 0 }],
  ['a doubt', { compared: doubtful }],
  ['a doubt after any time', { compared: doubtful, seconds: 100_000 }],
  ['a full release', { percent: 100 }],
  ['a manual rollout', { isAuto: false }],
])('an automatic rollout waits with %s', (_, change) => expect(nextStep({ ...well, ...change })).toBe('wait'))

test('an automatic rollout continues after an hour, whatever its visits', () =>
  expect(nextStep({ ...well, visitors: 0, seconds: 3600 })).toBe(10))

test('a rollout with another percentage continues with the next step', () =>
  expect(nextStep({ ...well, percent: 20 })).toBe(50))

test('a failing rollout is rolled back, automatic or not', () => {
  for (const isAuto of [true, false])
    expect(nextStep({ ...well, isAuto, compared: { ...compared, failures: 3 } })).toBe('take back')
})
