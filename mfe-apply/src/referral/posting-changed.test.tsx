import { afterEach, expect, test } from 'bun:test'
import { pathOf } from '@goodword/contract/endpoint'
import type { PostingChanges } from '@goodword/contract/posting-changes'
import { findReferralByToken, type ReferralLookup } from '@goodword/contract/referrals'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { aLookup } from '../a-lookup.ts'
import { anOwnApplication } from '../an-own-application.ts'
import { ApplyPage } from '../apply-page.tsx'

afterEach(cleanup)

const open = (lookup: ReferralLookup) =>
  renderPage(<ApplyPage />, {
    route: '/apply/:token',
    path: '/apply/token',
    replies: { [pathOf(findReferralByToken, { token: 'token' })]: lookup },
  })
const lineOf = (fields: PostingChanges['fields'], change: Partial<ReferralLookup> = {}) => {
  const screen = open(aLookup({ changes: { at: '2026-11-12T12:00:00.000Z', fields }, ...change }))
  return screen.getByText(/changed on/).textContent
}
const PAY = { field: 'pay', before: '$80k - $90k', after: '$90k - $110k' } as const

test('a posting that did not change says nothing', () => {
  expect(open(aLookup()).queryByText(/changed on/)).toBeNull()
})

test('each change has its words, long texts only that they changed', () => {
  expect(lineOf([PAY])).toBe('This posting changed on Nov 12, 2026: the pay was $80k - $90k, now $90k - $110k.')
  cleanup()
  expect(
    lineOf([
      { field: 'companyName', before: '“Crumb”', after: '“Crust”' },
      { field: 'type', before: 'Part-time', after: 'Full-time' },
      { field: 'description', before: null, after: null },
    ]),
  ).toBe(
    'This posting changed on Nov 12, 2026: the company name was “Crumb”, now “Crust”; the type was Part-time, now Full-time; the description changed.',
  )
})

test('who has applied reads that the page shows the posting as it was then', () => {
  const application = anOwnApplication({ submittedAt: '2026-11-01T12:00:00.000Z' })
  const referral = { ...aLookup().referral, progress: 'applied' as const, countsUntil: null }
  expect(lineOf([PAY], { application, referral })).toBe(
    'You see the posting as it was when you applied. It changed on Nov 12, 2026: the pay was $80k - $90k, now $90k - $110k.',
  )
})
