import { afterEach, expect, test } from 'bun:test'
import { pathOf } from '@goodword/contract/endpoint'
import type { PostingChanges } from '@goodword/contract/posting-changes'
import { findReferralByToken, type ReferralLookup } from '@goodword/contract/referrals'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { aLookup } from '../a-lookup.ts'
import { ApplyPage } from '../apply-page.tsx'

afterEach(cleanup)

const open = (lookup: ReferralLookup) =>
  renderPage(<ApplyPage />, {
    route: '/apply/:token',
    path: '/apply/token',
    replies: { [pathOf(findReferralByToken, { token: 'token' })]: lookup },
  })
const lineOf = (fields: PostingChanges['fields'], change: Partial<ReferralLookup> = {}) => {
  const job = { ...aLookup().job, salaryMin: 90_000, salaryMax: 110_000 }
  const screen = open(aLookup({ job, changes: { at: '2026-11-12T12:00:00.000Z', fields }, ...change }))
  return screen.getByText(/changed on/).textContent
}

test('a posting that did not change says nothing', () => {
  expect(open(aLookup()).queryByText(/changed on/)).toBeNull()
})

test('pay that changed is one sentence with both ranges', () => {
  const both: PostingChanges['fields'] = [
    { field: 'salaryMin', before: 80_000, after: 90_000 },
    { field: 'salaryMax', before: 90_000, after: 110_000 },
  ]
  const sentence = (range: string) => `This posting changed on Nov 12, 2026: pay was ${range}, now $90k - $110k.`
  expect(lineOf(both)).toBe(sentence('$80k - $90k'))
  cleanup()
  expect(lineOf([{ field: 'salaryMax', before: 95_000, after: 110_000 }])).toBe(sentence('$90k - $95k'))
  cleanup()
  expect(lineOf([{ field: 'salaryMin', before: null, after: 90_000 }])).toBe(sentence('not specified'))
})

test('each other field has its words, long texts only that they changed', () => {
  expect(
    lineOf([
      { field: 'title', before: 'Baker', after: 'Head Baker' },
      { field: 'type', before: 'part-time', after: 'full-time' },
      { field: 'description', before: null, after: null },
    ]),
  ).toBe(
    'This posting changed on Nov 12, 2026: the title was “Baker”, now “Head Baker”; the employment type was Part-time, now Full-time; the description changed.',
  )
})

test('who has applied reads that the page shows the posting as it was then', () => {
  const application = {
    ...{ status: 'pending' as const, submittedAt: '2026-11-01T12:00:00.000Z', withdrawnAt: null },
    ...{ addressConfirmed: true, addressAsked: false, history: [] },
  }
  const referral = { ...aLookup().referral, progress: 'applied' as const, countsUntil: null }
  expect(lineOf([{ field: 'salaryMax', before: 110_000, after: 60_000 }], { application, referral })).toBe(
    'You see the posting as it was when you applied. It changed on Nov 12, 2026: pay was $90k - $110k, now $90k - $60k.',
  )
})
