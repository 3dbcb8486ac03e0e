import { expect, test } from 'bun:test'
import { FIRST_STEP, nextStep } from './rollout.ts'

const well = { evidence: 0.5, highest: 1, isAuto: true, percent: 1, visitors: 100, seconds: 30 }

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
  ['a doubt', { evidence: 10 }],
  ['a doubt, however long it takes', { evidence: 10, seconds: 100_000 }],
  ['everybody', { percent: 100 }],
  ['nobody having asked for it', { isAuto: false }],
])('it waits with %s', (_, change) => expect(nextStep({ ...well, ...change })).toBe('wait'))

test('after an hour it goes on, however few came', () =>
  expect(nextStep({ ...well, visitors: 0, seconds: 3600 })).toBe(10))

test('one of another size goes on with the next step', () => expect(nextStep({ ...well, percent: 20 })).toBe(50))

test('what once was worse beyond doubt is taken back, whatever came since, and asked for or not', () => {
  for (const isAuto of [true, false])
    expect(nextStep({ ...well, isAuto, evidence: 0.1, highest: 1000 })).toBe('take back')
  expect(nextStep({ ...well, highest: 999 })).toBe(10)
})
