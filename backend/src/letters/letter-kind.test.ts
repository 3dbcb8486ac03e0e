import { expect, test } from 'bun:test'
import { aboutReferral } from './about-referral.ts'
import type { Letter } from './letter.ts'
import { letterKind } from './letter-kind.ts'
import { nothing } from './stores.ts'
import { invitation } from './templates/invitation.tsx'
import { statusUpdate } from './templates/status-update.tsx'

/** What does not compile is proven by the compiler: a directive that finds no error is one. */

const whole = {
  to: 'candidate',
  about: aboutReferral,
  stores: nothing,
  link: null,
  unsubscribe: true,
  template: async () => invitation,
} as const

test('a letter kind with a missing field does not compile', () => {
  const { to: _to, ...noAudience } = whole
  const { about: _about, ...noTopic } = whole
  const { stores: _stores, ...noStores } = whole
  const { link: _link, ...noLink } = whole
  const { unsubscribe: _unsubscribe, ...noUnsubscribe } = whole
  const { template: _template, ...noTemplate } = whole
  expect(letterKind(whole)).toMatchObject({ to: 'candidate', hasLink: false, unsubscribe: true })
  const incomplete = [
    // @ts-expect-error
    () => letterKind(noAudience),
    // @ts-expect-error
    () => letterKind(noTopic),
    // @ts-expect-error
    () => letterKind(noStores),
    // @ts-expect-error
    () => letterKind(noLink),
    // @ts-expect-error
    () => letterKind(noUnsubscribe),
    // @ts-expect-error
    () => letterKind(noTemplate),
  ]
  expect(incomplete).toHaveLength(Object.keys(whole).length)
})

test('a letter kind with an unknown recipient, word or link does not compile', () => {
  const impossible = [
    // @ts-expect-error The company knows nothing of an invitation.
    () => letterKind({ ...whole, to: 'manager' }),
    // @ts-expect-error Nothing says which status.
    () => letterKind({ ...whole, template: async () => statusUpdate }),
    // @ts-expect-error No token is stored.
    () => letterKind({ ...whole, link: ({ token }) => `/apply/${token}` }),
  ]
  expect(impossible).toHaveLength(3)
})

test('a letter of an unknown kind or without its stored fields does not compile', () => {
  const applicationId = crypto.randomUUID()
  const whole: Letter = { kind: 'status-update', applicationId, status: 'hired' }
  // @ts-expect-error
  const noStatus: Letter = { kind: 'status-update', applicationId }
  // @ts-expect-error
  const noTopic: Letter = { kind: 'status-update', status: 'hired' }
  // @ts-expect-error
  const noKind: Letter = { kind: 'good-wishes', applicationId }
  expect([whole, noStatus, noTopic, noKind]).toHaveLength(4)
})
