import { describe, expect, test } from 'bun:test'
import { applicationNumber } from '@goodword/contract/application-number'
import { makeApplication, makeLink, makeReferral } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { testJob } from '../../../test/test-job.ts'
import { letters } from '../../db/schema/letters.ts'
import { addressHashes } from '../../privacy/suppressions/address-hashes.ts'
import { suppress } from '../../privacy/suppressions/suppress.ts'

const app = testApp()
const { manager, referrer, job } = testJob(app)

async function applied(values: object = {}) {
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
  const application = await makeApplication(app.db, { referral, ...values })
  const path = `/api/referrals/token/${await makeLink(app.db, 'own', referral)}`
  const write = async (kind: string, state: (typeof letters.$inferInsert)['state'], more: object = {}) =>
    app.db.insert(letters).values({ kind, recipientKey: referral.id, applicationId: application.id, state, ...more })
  const own = async () => (await app.guest().get(path)).body.application
  return { referral, application, write, own }
}
const AT = new Date('2026-04-01T12:00:00.000Z')

// docs/rules.md#the-page-says-what-became-of-the-letter
describe('what became of the letter', () => {
  test.each([
    ['waiting', {}, { standing: 'on-its-way', at: null }],
    ['queued', {}, { standing: 'on-its-way', at: null }],
    ['sent', { sentAt: AT }, { standing: 'sent', at: AT.toISOString() }],
    ['parked', {}, { standing: 'failed', at: null }],
  ] as const)('a %s confirmation is said as it is', async (state, more, letter) => {
    const { write, own } = await applied()
    expect(await own()).toMatchObject({ letter: null, confirmationSentAt: null })
    await write('application-confirmation', state, more)
    expect((await own()).letter).toEqual(letter)
    expect((await own()).confirmationSentAt).toBe(letter.at)
  })

  test('the latest letter to the candidate counts, those to others do not', async () => {
    const { write, own, referral } = await applied()
    await write('application-confirmation', 'sent', { sentAt: AT })
    await write('status-update', 'parked')
    await write('referrer-status', 'sent', { sentAt: AT })
    await app.db
      .insert(letters)
      .values({ kind: 'invitation-used', recipientKey: 'x', referralId: referral.id, state: 'sent', sentAt: AT })
    expect(await own()).toMatchObject({
      letter: { standing: 'failed', at: null },
      confirmationSentAt: AT.toISOString(),
    })
  })

  test('who wants no letters is said to get none, unless the address is not confirmed', async () => {
    const standings: unknown[] = []
    for (const confirmedAt of [new Date(), null]) {
      const { write, own, application } = await applied({ confirmedAt })
      await write('application-confirmation', 'sent', { sentAt: AT })
      const [hash] = await addressHashes(app.db, app.env, application.email)
      await suppress(app.db, hash, { forever: true })
      standings.push((await own()).letter.standing)
    }
    expect(standings).toEqual(['stopped', 'sent'])
  })
})

// docs/rules.md#an-application-has-a-number
test('the company finds an application by the number that the candidate reads', async () => {
  const { application, own } = await applied()
  await applied()
  const { number, keptUntil } = await own()
  expect([number, keptUntil]).toEqual([applicationNumber(application.id), application.consentExpiresAt.toISOString()])
  for (const q of [number, number.toLowerCase().replace('-', ''), ` ${number.replace('-', ' ')} `]) {
    const { body } = await manager.browser.get(`/api/applications?${new URLSearchParams({ q })}`)
    expect(body.map(({ id }: { id: string }) => id)).toEqual([application.id])
  }
})

// docs/rules.md#finished-applications-are-kept-12-months
test('a hire is kept without an end', async () => {
  const { own } = await applied({ status: 'hired' })
  expect((await own()).keptUntil).toBeNull()
})
