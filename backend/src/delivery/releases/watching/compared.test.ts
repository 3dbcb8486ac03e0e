import { expect, test } from 'bun:test'
import { isFailing, isInDoubt } from './compared.ts'

const seen = (visitors: number, failures: number, ofOthers: [visitors: number, failures: number]) => ({
  ...{ visitors, failures },
  others: { visitors: ofOthers[0], failures: ofOthers[1] },
})

test.each([
  ['3 failures of 20 visitors are enough if the others have none', seen(20, 3, [1, 0]), true],
  ['19 visitors are too few', seen(19, 19, [100, 0]), false],
  ['2 failures are too few', seen(1000, 2, [1000, 0]), false],
  ['five times the share of the others is enough', seen(100, 5, [1000, 10]), true],
  ['less than five times the share of the others is not enough', seen(101, 5, [1000, 10]), false],
  ['an outage for both is no verdict', seen(100, 50, [100, 50]), false],
  ['without a comparison there is no verdict', seen(100, 100, [0, 0]), false],
])('release verdict: %s', (_, compared, isSo) => expect(isFailing(compared)).toBe(isSo))

test.each([
  ['2 failures are a doubt, however few visitors', seen(2, 2, [1, 0]), true],
  ['1 failure is no doubt', seen(1, 1, [100, 0]), false],
  ['less than five times the share of the others is no doubt', seen(101, 5, [1000, 10]), false],
])('release doubt: %s', (_, compared, isSo) => expect(isInDoubt(compared)).toBe(isSo))
