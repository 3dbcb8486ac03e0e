import { expect, test } from 'bun:test'
import { formatCents } from '../src/format-cents.ts'
import { formatReward, formatShares, formatSplit, splitReward } from '../src/reward.ts'
import { termsText } from '../src/terms.ts'

test('Goodword keeps a quarter of the reward and the recommender gets the rest', () => {
  expect(splitReward(2000)).toEqual({ gross: 200_000, recommender: 150_000, goodword: 50_000 })
  for (const bonus of [1, 3, 4999, 100_000_000]) {
    const { gross, recommender, goodword } = splitReward(bonus)
    expect([gross, recommender + goodword, Number.isInteger(goodword)]).toEqual([bonus * 100, bonus * 100, true])
  }
})

test.each([
  [0, '$0'],
  [5, '$0.05'],
  [75, '$0.75'],
  [150_050, '$1,500.50'],
  [225_000, '$2,250'],
  [99_900, '$999'],
  [123_456_700, '$1,234,567'],
])('%i cents are written %s', (cents, text) => expect(formatCents(cents)).toBe(text))

test.each([
  [3000, undefined, '$3,000 ($2,250 for you, $750 for Goodword)'],
  [1, 'the recommender', '$1 ($0.75 for the recommender, $0.25 for Goodword)'],
  [null, undefined, 'TBD'],
  [undefined, undefined, 'TBD'],
] as const)('a bonus of %p is written for %p as %s', (bonus, recommender, text) =>
  expect(formatReward(bonus, recommender)).toBe(text),
)

test('a promised bonus is written with the shares agreed then', () =>
  expect(formatSplit({ gross: 300_001, recommender: 200_001, goodword: 100_000 })).toBe(
    '$3,000.01 ($2,000.01 for you, $1,000 for Goodword)',
  ))

test('an amount is followed by the shares of recommender and Goodword', () =>
  expect(formatShares(3000)).toBe('$2,250 for you, $750 for Goodword'))

test('the terms name payer, payee, amount, condition and date', () => {
  expect(termsText({ jobTitle: 'Baker', companyName: 'Crumb', bonus: 3000 })).toBe(
    'If the person you refer is hired as Baker, Crumb pays a referral bonus of $3,000 ($2,250 for you, $750 for Goodword). It is due 60 days after the hire, and lapses if the hire ends before.',
  )
  expect(termsText({ jobTitle: 'Baker', companyName: 'Crumb', bonus: null })).toBe(
    'Crumb has set no referral bonus for Baker, so none is promised.',
  )
})
