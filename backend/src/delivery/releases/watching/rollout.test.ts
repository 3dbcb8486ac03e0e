import { expect, test } from 'bun:test'
import { FIRST_STEP, nextStep } from './rollout.ts'

const others = { visitors: 1000, failures: 1 }
const compared = { visitors: 100, failures: 0, others }
const well = { compared, isAuto: true, percent: 1, visitors: 100, seconds: 30 }
const doubtful = { ...compared, failures: 2 }

test('a rollout goes 1, 10, 50, 100', () => {
  const steps: unknown[] = [FIRST_STEP]
  for (let step: unknown = FIRST_STEP; typeof step === 'number'; step = nextStep({ ...well, percent: step }))
    if (step !== FIRST_STEP) steps.push(step)
  expect(steps).toEqual([1, 10, 50, 100])
})

test.each([
  ['fewer than a hundred visitors', { visitors: 99 }],
  ['less than half a minute', { seconds: 29.9 }],
  ['an hour that is not over, with few visitors', { seconds: 3599, visitors: 0 }],
  ['a doubt', { compared: doubtful }],
  ['a doubt, however long it takes', { compared: doubtful, seconds: 100_000 }],
  ['everybody', { percent: 100 }],
  ['nobody having asked for it', { isAuto: false }],
])('it waits with %s', (_, change) => expect(nextStep({ ...well, ...change })).toBe('wait'))

test('after an hour it goes on, however few came', () =>
  expect(nextStep({ ...well, visitors: 0, seconds: 3600 })).toBe(10))

test('one of another size goes on with the next step', () => expect(nextStep({ ...well, percent: 20 })).toBe(50))

test('what fails is taken back, asked for or not', () => {
  for (const isAuto of [true, false])
    expect(nextStep({ ...well, isAuto, compared: { ...compared, failures: 3 } })).toBe('take back')
})
