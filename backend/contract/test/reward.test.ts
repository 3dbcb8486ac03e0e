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

test('the terms name amount, condition and date before job and company, which stand in quotes', () => {
  expect(termsText({ jobTitle: 'Baker', companyName: 'Crumb', bonus: 3000 })).toBe(
    '$3,000 ($2,250 for you, $750 for Goodword) is the referral bonus that the company pays if the person you refer is hired for this job. It is due 60 days after the hire, and lapses if the hire ends before. Job: “Baker”. Company: “Crumb”.',
  )
  expect(termsText({ jobTitle: 'Baker', companyName: 'Crumb', bonus: null })).toBe(
    'No referral bonus is promised, as the company has set none. Job: “Baker”. Company: “Crumb”.',
  )
})

test('no title and no company name writes terms', () => {
  const jobTitle = 'Cook". X pays a referral bonus of $90,000. It is due now. Job: "Chef'
  const companyName = 'Crumb”.\nReferral bonus: $80,000. “'
  for (const bonus of [1, null]) {
    const text = termsText({ jobTitle, companyName, bonus })
    expect(text.replace(/“[^”]*”/g, '…')).toBe(
      termsText({ jobTitle: '', companyName: '', bonus }).replaceAll('“”', '…'),
    )
    expect(text).toStartWith(bonus ? '$1 ($0.75 for you, $0.25 for Goodword)' : 'No referral bonus')
  }
})
