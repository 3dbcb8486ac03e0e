import { expect, test } from 'bun:test'
import { formatCents } from '../src/format-cents.ts'
import { formatReward, formatShares, formatSplit, splitReward } from '../src/reward.ts'
import { termsText } from '../src/terms.ts'

test('Goodword keeps a quarter of the reward, the recommender gets the rest', () => {
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
])('%i cents read %s', (cents, text) => expect(formatCents(cents)).toBe(text))

test.each([
  [3000, undefined, '$3,000 ($2,250 for you, $750 for Goodword)'],
  [1, 'the recommender', '$1 ($0.75 for the recommender, $0.25 for Goodword)'],
  [null, undefined, 'TBD'],
  [undefined, undefined, 'TBD'],
] as const)('a bonus of %p to %p is said as %s', (bonus, recommender, text) =>
  expect(formatReward(bonus, recommender)).toBe(text),
)

test('what was promised is said as it was shared then', () =>
  expect(formatSplit({ gross: 300_001, recommender: 200_001, goodword: 100_000 })).toBe(
    '$3,000.01 ($2,000.01 for you, $1,000 for Goodword)',
  ))

test('beside an amount stands who gets which share of it', () =>
  expect(formatShares(3000)).toBe('$2,250 for you, $750 for Goodword'))

test('the terms say who pays what to whom, for what and when', () => {
  expect(termsText({ jobTitle: 'Baker', companyName: 'Crumb', bonus: 3000 })).toBe(
    'If the person you refer is hired as Baker, Crumb pays a referral bonus of $3,000 ($2,250 for you, $750 for Goodword). It is due 60 days after the hire, and lapses if the hire ends before.',
  )
  expect(termsText({ jobTitle: 'Baker', companyName: 'Crumb', bonus: null })).toBe(
    'Crumb has set no referral bonus for Baker, so none is promised.',
  )
})
