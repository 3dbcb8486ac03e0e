import { beforeAll, describe, expect, test } from 'bun:test'
import { listApplications } from '@goodword/contract/applications'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { until } from '../../../test/until.ts'
import { applications } from '../../db/schema/applications.ts'
import { letters } from '../../db/schema/letters.ts'
import { objects } from '../../db/schema/objects.ts'
import { addressHashes } from '../../privacy/suppressions/address-hashes.ts'
import { suppress } from '../../privacy/suppressions/suppress.ts'
import { SWEEPS } from '../../sweeps/sweeps.ts'

const app = testApp()
let manager: Person
let referrer: Person
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer', { firstName: 'Rosa', lastName: 'Quill' })
  const company = await makeCompany(app.db, { ownerId: manager.id, name: 'Zephyr Works' })
  job = await makeJob(app.db, company, { title: 'Lamplighter' })
})

let made = 0
const newAddress = () => `owner-${++made}-${crypto.randomUUID().slice(0, 8)}@example.org`
const invited = (candidateEmail = newAddress(), by = referrer) =>
  makeReferral(app.db, { job, referrerId: by.id, candidateEmail, message: 'Dear Kim' })
/** Somebody applies through an invitation, with this address. */
async function applied(email: string, candidateEmail?: string, by?: Person) {
  const referral = await invited(candidateEmail, by)
  const { browser, link, apply } = await openLink(app, referral.token)
  const { status, body } = await apply(email)
  return { referral, browser, link, status, id: body.id as string, isAsked: body.addressAsked as boolean }
}
const linkIn = (letter: Parameters<typeof tokenIn>[0]) => `/api/referrals/token/${tokenIn(letter)}`
/** Sets a status, and waits until whoever is to hear of it now has been told. */
async function set(id: string, toldStatus: ApplicationStatus) {
  await manager.browser.patch(`/api/applications/${id}/status`, { status: toldStatus })
  await until(
    async () =>
      (await app.db.$count(applications, and(eq(applications.id, id), eq(applications.toldStatus, toldStatus)))) > 0,
  )
}
const listed = async (id: string) =>
  listApplications.reply
    .parse((await manager.browser.get(`/api/applications/job/${job.id}`)).body)
    .find((each) => each.id === id)
const allSettled = () =>
  until(async () => (await app.db.$count(letters, inArray(letters.state, ['waiting', 'queued']))) === 0)
const sweep = () => SWEEPS.unconfirmed?.run(app.deps)
const age = (id: string, days: number) =>
  app.db
    .update(applications)
    .set({
      createdAt: sql`now() - ${`${days} days`}::interval`,
      askedAt: sql`${applications.askedAt} - ${`${days} days`}::interval`,
    })
    .where(eq(applications.id, id))

describe('an application from the invited address', () => {
  test('an application from the invited address is confirmed by its link', async () => {
    const address = newAddress()
    const { id, status } = await applied(` ${address.toUpperCase()} `, address)
    expect(status).toBe(201)
    expect((await listed(id))?.addressConfirmed).toBe(true)
    await allSettled()
    expect((await mailTo(address)).map(({ subject }) => subject)).toEqual([
      'Your application arrived: “Lamplighter” at “Zephyr Works”',
    ])
  })
})

describe('an application from another address', () => {
  test('another address gets one letter without typed text, whatever becomes of the application', async () => {
    const victim = newAddress()
    const { id } = await applied(victim)
    for (const status of ['reviewing', 'interview', 'hired', 'rejected'] as const) await set(id, status)
    await allSettled()
    const letters = await mailTo(victim)
    expect(letters.map(({ subject }) => subject)).toEqual(['Please confirm your email address'])
    const { subject, html, text, headers } = letters[0] ?? { html: '', text: '', subject: '', headers: {} }
    for (const typed of ['Kim', 'Park', 'Rosa', 'Quill', 'Lamplighter', 'Zephyr', 'Dear', victim]) {
      expect(`${subject} ${text} ${html}`).not.toContain(typed)
    }
    expect(JSON.stringify(headers).toLowerCase()).toContain('list-unsubscribe')
  })

  test('an application from another address is kept, marked as unconfirmed for the company', async () => {
    const { id } = await applied(newAddress())
    expect(await listed(id)).toMatchObject({ addressConfirmed: false, firstName: 'Kim' })
  })

  test('a confirmation is not sent to a suppressed address, and at most three times a month to any', async () => {
    const refusing = [newAddress(), newAddress()]
    for (const [at, address] of refusing.entries()) {
      const [hash] = await addressHashes(app.db, app.env, address)
      await suppress(app.db, hash, { forever: at === 0 })
      expect((await applied(address)).isAsked).toBe(false)
    }
    const victim = newAddress()
    const asked: boolean[] = []
    for (let time = 0; time < 5; time++) asked.push((await applied(victim)).isAsked)
    expect(asked).toEqual([true, true, true, false, false])
    await allSettled()
    expect(await mailTo(victim)).toHaveLength(3)
    for (const address of refusing) expect(await mailTo(address, 0)).toHaveLength(0)
  })

  test("strangers use up the confirmations of their own referrer, not of the owner's", async () => {
    const owner = newAddress()
    for (let time = 0; time < 4; time++) await applied(owner)
    const other = await app.signIn('referrer')
    const { isAsked, browser, link } = await applied(owner, newAddress(), other)
    expect(isAsked).toBe(true)
    expect((await browser.get(link)).body.application.addressAsked).toBe(true)
    await allSettled()
    expect(await mailTo(owner)).toHaveLength(4)
  })

  test('an address that could not be asked is asked later, and its application does not end before', async () => {
    const owner = newAddress()
    for (let time = 0; time < 3; time++) await applied(owner)
    const { id, isAsked, browser, link } = await applied(owner)
    expect([isAsked, (await browser.get(link)).body.application.addressAsked]).toEqual([false, false])
    await age(id, 40)
    await sweep()
    await SWEEPS.unasked?.run(app.deps)
    expect((await browser.get(link)).body.application.addressAsked).toBe(false)
    await app.db.execute(sql`delete from rate_limits where key like 'confirmations:%'`)
    expect(await SWEEPS.unasked?.run(app.deps)).toBeGreaterThan(0)
    await allSettled()
    expect(await mailTo(owner)).toHaveLength(4)
    await sweep()
    expect((await browser.get(link)).body.application.addressAsked).toBe(true)
    await age(id, 15)
    await sweep()
    expect((await browser.get(link)).body.application).toBeUndefined()
  })

  test('the invited address is notified once, with a link to disown the application', async () => {
    const { referral, id } = await applied(newAddress())
    await set(id, 'interview')
    await allSettled()
    const letters = await mailTo(referral.candidateEmail)
    expect(letters.map(({ subject }) => subject)).toEqual(['Your invitation was used with another address'])
    expect(letters[0]?.text).not.toContain('Park')
    const { body } = await app.guest().get(linkIn(letters[0]))
    expect([body.link, body.application, body.candidate.firstName]).toEqual(['disown', null, ''])
  })

  test("pressing the button behind the letter's link confirms the address and releases its notifications", async () => {
    const address = newAddress()
    const { id, referral, link, browser } = await applied(address)
    await set(id, 'interview')
    await allSettled()
    const own = linkIn((await mailTo(address))[0])
    const opened = await app.guest().get(own)
    expect([opened.body.link, opened.body.application.addressConfirmed]).toEqual(['own', false])
    expect((await listed(id))?.addressConfirmed).toBe(false)
    // Not through the invitation, which was not sent there.
    expect((await browser.post(`${link}/confirm`)).status).toBe(403)
    for (let time = 0; time < 2; time++) expect((await app.guest().post(`${own}/confirm`)).status).toBe(204)
    expect((await listed(id))?.addressConfirmed).toBe(true)
    await allSettled()
    expect((await mailTo(address)).map(({ subject }) => subject)).toEqual([
      'Please confirm your email address',
      'Your application arrived: “Lamplighter” at “Zephyr Works”',
      'They would like to meet you: “Lamplighter” at “Zephyr Works”',
    ])
    expect(await mailTo(referral.candidateEmail)).toHaveLength(1)
    // What we hold of an address belongs to its owner: a link may have been passed on.
    expect(JSON.stringify((await app.guest().get(`${own}/data`)).body)).not.toContain(referral.candidateEmail)
  })
})

describe('an unconfirmed address', () => {
  test("an unconfirmed application blocks nobody and ends with its documents when the address's owner applies", async () => {
    const owner = newAddress()
    const squatter = await applied(owner)
    expect((await applied(owner)).status).toBe(201)
    const real = await applied(owner, owner)
    expect(real.status).toBe(201)
    const rows = await app.db.select().from(applications).where(eq(applications.candidateKey, owner))
    expect(rows.map(({ id }) => id)).toEqual([real.id])
    expect(await app.db.$count(objects, eq(objects.applicationId, squatter.id))).toBe(0)
    expect((await squatter.browser.get(squatter.link)).status).toBe(404)
    const { body } = await referrer.browser.get(`/api/referrals/user/${referrer.id}`)
    const referral = body.find(({ id }: { id: string }) => id === squatter.referral.id)
    expect([referral.progress, referral.status]).toEqual(['expired', null])
  })

  test('an unconfirmed address does not reveal who has applied', async () => {
    const owner = newAddress()
    expect((await applied(owner, owner)).status).toBe(201)
    const asking = await applied(owner)
    expect(asking.status).toBe(201)
    await sweep()
    expect((await asking.browser.get(asking.link)).body.application).toMatchObject({ addressConfirmed: false })
    await allSettled()
    const [, letter] = await mailTo(owner, 2)
    const { status, body } = await app.guest().post(`${linkIn(letter)}/confirm`)
    expect([status, body.detail]).toEqual([409, 'You have already applied for this job.'])
  })

  test('a confirmed application ends the other applications from its address', async () => {
    const owner = newAddress()
    const [first, second] = [await applied(owner), await applied(owner)]
    await allSettled()
    const [letter] = await mailTo(owner, 2)
    expect((await app.guest().post(`${linkIn(letter)}/confirm`)).status).toBe(204)
    expect([await listed(first.id), await listed(second.id)]).toMatchObject([{ addressConfirmed: true }, undefined])
  })

  test('an unconfirmed application ends after exactly fourteen days, unless hired', async () => {
    const [old, young, hired] = [await applied(newAddress()), await applied(newAddress()), await applied(newAddress())]
    await set(hired.id, 'hired')
    for (const { id } of [old, hired]) await age(id, 14)
    await age(young.id, 13)
    expect(await SWEEPS.unconfirmed?.count(app.deps)).toBe(1)
    expect(await sweep()).toBe(1)
    expect([await listed(old.id), (await listed(young.id))?.id, (await listed(hired.id))?.id]).toEqual([
      undefined,
      young.id,
      hired.id,
    ])
    expect((await referrer.browser.post(`/api/referrals/${old.referral.id}/resend`)).status).toBe(200)
  })
})

describe('"This was not me"', () => {
  test('disowning ends an unconfirmed application and reopens its invitation', async () => {
    const { referral, link, browser, id } = await applied(newAddress())
    await allSettled()
    const disown = linkIn((await mailTo(referral.candidateEmail))[0])
    expect((await app.guest().post(`${disown}/disown`)).status).toBe(204)
    expect(await listed(id)).toBeUndefined()
    expect((await browser.get(link)).status).toBe(404)
    const { apply } = await openLink(app, tokenIn((await mailTo(referral.candidateEmail))[0]))
    const { status, body } = await apply(referral.candidateEmail)
    expect(status).toBe(201)
    expect((await listed(body.id))?.addressConfirmed).toBe(true)
  })

  test('disowning leaves neither questions nor the language of whoever had the link', async () => {
    const referral = await invited()
    const { browser, link, apply } = await openLink(app, referral.token)
    expect((await browser.post(`${link}/questions`, { text: 'Is it dark?' })).status).toBe(201)
    expect((await browser.post(`${link}/language`, { language: 'de' })).status).toBe(204)
    await apply(newAddress())
    await allSettled()
    const own = linkIn((await mailTo(referral.candidateEmail))[0])
    await app.guest().post(`${own}/disown`)
    const { body } = await app.guest().get(own)
    expect([body.referral.progress, body.questions, body.language]).toEqual(['invited', [], 'en'])
  })

  test('disowning a confirmed application is refused', async () => {
    const address = newAddress()
    const { referral, id } = await applied(address)
    await allSettled()
    await app.guest().post(`${linkIn((await mailTo(address))[0])}/confirm`)
    const disown = linkIn((await mailTo(referral.candidateEmail))[0])
    const { status, body } = await app.guest().post(`${disown}/disown`)
    const reason = 'Whoever applied has confirmed an address of their own, so their application stays.'
    expect([status, body.detail]).toEqual([409, reason])
    expect(await listed(id)).toBeDefined()
  })

  test('the disown link is sent to the invited address alone and opens nothing of the application', async () => {
    const { referral, link, browser } = await applied(newAddress())
    expect((await browser.post(`${link}/disown`)).status).toBe(403)
    await allSettled()
    const disown = linkIn((await mailTo(referral.candidateEmail))[0])
    for (const path of ['data', 'receipt']) expect((await app.guest().get(`${disown}/${path}`)).status).toBe(403)
    for (const path of ['withdraw', 'erase']) expect((await app.guest().post(`${disown}/${path}`)).status).toBe(403)
  })
})
