import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { createTestApp, openSession, type TestApp, testApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { testJob } from '../../../test/test-job.ts'
import { until } from '../../../test/until.ts'
import { uploadFile } from '../../../test/uploads.ts'

const app = testApp()
const { manager, referrer, job } = testJob(app)

const NOT_INVITED = [409, "This person can't be invited right now."]
const ONE_CLICK = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
}
const newReferral = (candidateEmail: string) => makeReferral(app.db, { job, referrerId: referrer.id, candidateEmail })

async function invite(candidateEmail: string, by = referrer.browser) {
  const body = { jobId: job.id, referrerId: referrer.id, candidateEmail, candidateName: 'Kim Park' }
  const reply = await by.post('/api/referrals', body)
  return [reply.status, reply.body.detail]
}

/** Somebody who says "never again" on the page of an invitation to this address. */
async function refuse(email: string) {
  const { token } = await newReferral(email)
  const { status } = await app.guest().post(`/api/referrals/token/${token}/decline`, { never: true })
  expect(status).toBe(204)
}

/** Applies through this referral's link with a typed address. @returns the application's id */
async function apply({ id, token }: { id: string; token: string }, email: string): Promise<string> {
  const browser = app.guest()
  await browser.get(`/api/referrals/token/${token}`)
  const resumeUrl = await uploadFile(app, { slot: 'resume', owner: { referralIds: [id] } })
  const form = { firstName: 'Kim', lastName: 'Park', phone: null, portfolioUrl: null, additionalDocumentsUrl: null }
  const { status, body } = await browser.post('/api/applications', {
    ...{ ...form, referralId: id, email, resumeUrl, coverLetter: 'Buy at evil.example' },
  })
  expect(status).toBe(201)
  return body.id
}

/** Once no letter is under way any more. */
const allSettled = () =>
  until(async () => {
    const { rows } = await app.db.execute(sql`
      select 1 from pgboss.job where name in ('letters', 'status-notifications') and state < 'completed'
      union all select 1 from letters where state in ('queued', 'waiting')`)
    return rows.length === 0
  })

describe('a suppressed address', () => {
  test('a suppressed address gets no letter when another person applies with it, then or later', async () => {
    await refuse('never@example.org')
    const id = await apply(await newReferral('accomplice@example.org'), 'never@example.org')
    await manager.browser.patch(`/api/applications/${id}/status`, { status: 'interview' })
    await allSettled()
    expect(await mailTo('never@example.org', 0)).toEqual([])
    expect((await mailTo(referrer.email, 2)).length).toBeGreaterThanOrEqual(2)
  })

  test('a suppressed address gets the letters requested by applying through its own link', async () => {
    const referral = await newReferral('changed-their-mind@example.org')
    await refuseByOneClick('changed-their-mind@example.org')
    await apply(referral, 'changed-their-mind@example.org')
    const subjects = (await mailTo('changed-their-mind@example.org', 2)).map(({ subject }) => subject.split(':')[0])
    expect(subjects).toContain('Your application arrived')
  })

  test('unsubscribing in one candidate letter stops all others', async () => {
    const application = await makeApplication(app.db, { referral: await newReferral('status@example.org') })
    const set = (status: string) => manager.browser.patch(`/api/applications/${application.id}/status`, { status })
    await set('reviewing')
    const [letter] = await mailTo('status@example.org')
    const address = /^<(.+)>$/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? '/none'
    expect((await app.guest().call('POST', address, ONE_CLICK)).status).toBe(200)
    await set('interview')
    await allSettled()
    expect(await mailTo('status@example.org')).toHaveLength(1)
  })

  test.each([
    ['kim.park@gmail.com', 'kimpark+jobs@googlemail.com'],
    ['ro.se+a@gmail.com', 'ROSE@gmail.com'],
    ['kim@outlook.com', 'kim+x@outlook.com'],
  ])('suppressing %s also suppresses %s, as their provider delivers both to one inbox', async (refused, other) => {
    await refuse(refused)
    expect(await invite(other)).toEqual(NOT_INVITED)
  })

  test('addresses at an unknown provider are suppressed one by one', async () => {
    await refuse('kim.park@unknown.example')
    expect((await invite('kimpark@unknown.example'))[0]).toBe(201)
  })
})

async function refuseByOneClick(email: string) {
  const address = await unsubscribeAddress(email)
  expect((await app.guest().call('POST', address, ONE_CLICK)).status).toBe(200)
}

/** That of an invitation to this address. */
async function unsubscribeAddress(email: string): Promise<string> {
  const other = await makeJob(app.db, await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id }))
  const by = await app.signIn('referrer')
  const body = { jobId: other.id, referrerId: by.id, candidateEmail: email, candidateName: 'Kim Park' }
  expect((await by.browser.post('/api/referrals', body)).status).toBe(201)
  const [letter] = await mailTo(email)
  return /^<(.+)>$/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
}

describe('a server with another secret', () => {
  const BEFORE = 'old-letter@example.org'
  let later: TestApp
  let addressBefore: string
  beforeAll(async () => {
    // Sent while there is no other: of two servers the one that takes a letter must know the secret it is kept with.
    addressBefore = await unsubscribeAddress(BEFORE)
    const SESSION_SECRET = 'another secret of more than thirty-two characters'
    later = await createTestApp({ DATABASE_URL: app.env.DATABASE_URL, SESSION_SECRET })
  })
  afterAll(() => later.stop())

  /** The referrer, signed in there. */
  async function referrerThere() {
    const browser = later.guest()
    await openSession(later, browser, referrer.id)
    return browser
  }

  test('earlier "never again" refusals hold after a change of the secret', async () => {
    await refuse('rotated@example.org')
    expect(await invite('rotated@example.org', await referrerThere())).toEqual(NOT_INVITED)
  })

  test('unsubscribe links of earlier letters work after a change of the secret', async () => {
    expect((await later.guest().call('POST', addressBefore, ONE_CLICK)).status).toBe(200)
    expect(await invite(BEFORE)).toEqual(NOT_INVITED)
    expect(await invite(BEFORE, await referrerThere())).toEqual(NOT_INVITED)
  })
})
