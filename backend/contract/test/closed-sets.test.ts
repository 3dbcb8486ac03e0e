import { expect, test } from 'bun:test'
import * as addresses from '../src/addresses.ts'
import { AGREEMENT, AGREEMENT_SINCE, AGREEMENT_VERSION } from '../src/agreement.ts'
import { ClientError } from '../src/client-errors.ts'
import { ApplicationSort } from '../src/inbox.ts'
import { JOB_TYPE_LABELS } from '../src/labels.ts'
import { isNotice, NOTICES } from '../src/notices.ts'
import { OpenedBy } from '../src/referrals.ts'
import { APPLICATION_STATUS_LABELS } from '../src/status-labels.ts'
import * as sets from '../src/statuses.ts'

/** Each set as it is listed, in its order, and the schema that takes its values alone. */
const SETS = [
  ['roles', sets.Role, ['referrer', 'hiring_manager']],
  ['employment types', sets.JobType, ['full-time', 'part-time', 'contract']],
  ['experience levels', sets.ExperienceLevel, ['entry', 'mid', 'senior', 'executive']],
  ['sort orders', sets.JobSort, ['recent', 'salary', 'referral', 'relevance']],
  ['orders of all applications', ApplicationSort, ['newest', 'oldest', 'waiting']],
  ['application statuses', sets.ApplicationStatus, ['pending', 'reviewing', 'interview', 'hired', 'rejected']],
  ['referral statuses', sets.ReferralStatus, ['hired', 'interview', 'applied', 'rejected']],
  [
    'steps of an invitation',
    sets.ReferralProgress,
    ['invited', 'interested', 'applied', 'declined', 'expired', 'withdrawn', 'revoked'],
  ],
  ["kinds of a candidate's link", OpenedBy, ['invitation', 'own', 'disown']],
  ['failures that a browser reports', ClientError.shape.kind, ['load', 'render', 'upload']],
] as const

test.each(SETS)('the closed set %s has exactly these values', (_, schema, values) => {
  expect(schema.options as readonly string[]).toEqual([...values])
  for (const value of values) expect(schema.safeParse(value).success).toBe(true)
  expect(['', 'other', null].some((value) => schema.safeParse(value).success)).toBe(false)
})

test('employment types have these labels on screens and in letters', () =>
  expect(JOB_TYPE_LABELS).toEqual({ 'full-time': 'Full-time', 'part-time': 'Part-time', contract: 'Contract' }))

test('application statuses have these labels on screens and in letters', () =>
  expect(APPLICATION_STATUS_LABELS).toEqual({
    pending: 'Pending',
    reviewing: 'Reviewing',
    interview: 'Interview',
    hired: 'Hired',
    rejected: 'Rejected',
  }))

test('page addresses used in links and letters are stable', () =>
  expect({ ...addresses, signInAddress: addresses.signInAddress('acme', 'hiring') }).toEqual({
    CURRENT_USER: '/api/auth/user',
    CLIENT_ERRORS: '/api/client-errors',
    REMOTE_STARTS: '/api/remote-starts',
    signInAddress: '/api/auth/acme/hiring',
    SIGN_IN_PROVIDERS: '/api/auth/providers',
    NEXT_PAGE: 'next',
    SIGNED_IN: '/api/auth/signed-in',
    SIGNED_IN_CHANNEL: 'goodword-signed-in',
    INSTALLATION: '/api/installation',
    LOG_OUT: '/api/auth/logout',
    UNSUBSCRIBE: '/api/unsubscribe',
  }))

test('a changed agreement text needs a new version', () =>
  expect([AGREEMENT_VERSION, AGREEMENT_SINCE, AGREEMENT]).toEqual([
    '12',
    '2026-11-30',
    'I agree to the Terms of Service and Privacy Policy. I understand that my information will be shared with the hiring company.',
  ]))

test('an unanswered invitation is open', () =>
  expect(sets.ReferralProgress.options.filter(sets.isUnanswered)).toEqual(['invited', 'interested']))

test.each(Object.keys(NOTICES))('the notice %s has a title and a sentence', (name) => {
  expect(isNotice(name)).toBe(true)
  const { title, description } = NOTICES[name as keyof typeof NOTICES]
  expect([title.length > 5, description.length > 20]).toEqual([true, true])
})

test.each([[''], ['toString'], ['sign-in-failed '], [null], [1], [['sign-in-failed']]])('%j is not a notice', (value) =>
  expect(isNotice(value)).toBe(false),
)
