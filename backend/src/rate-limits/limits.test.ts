import { beforeAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import type { Reply } from '../../test/browser.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../test/factories.ts'
import { type Person, testApp } from '../../test/harness.ts'

const app = testApp()
let manager: Person
let company: Awaited<ReturnType<typeof makeCompany>>
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  company = await makeCompany(app.db, { ownerId: manager.id })
  job = await makeJob(app.db, company)
})

/** What each of so many calls one after the other was answered. */
async function answers(count: number, call: (number: number) => Promise<Reply>) {
  const replies: Reply[] = []
  for (let number = 0; number < count; number++) replies.push(await call(number))
  return { statuses: replies.map(({ status }) => status), last: replies.at(-1) as Reply }
}
const repeated = (times: number, status: number) => Array.from({ length: times }, () => status)

/** An invitation by this referrer, or by somebody new, to a job of its own or this one. */
async function invite(candidateEmail: string, by?: Person, { id: jobId } = job): Promise<Reply> {
  const { id, browser } = by ?? (await app.signIn('referrer'))
  return browser.post('/api/referrals', { jobId, referrerId: id, candidateEmail, candidateName: 'Kim Park' })
}
const NOT_INVITED = "This person can't be invited right now."

const yesterday = () => app.db.execute(sql`delete from rate_limits where key like 'invitations-%a-day:%'`)

test('one referrer invites one inbox at most three times a day, in any spelling, and fences nobody off', async () => {
  const eager = await app.signIn('referrer')
  const spellings = ['kim.park@gmail.com', 'kimpark+a@gmail.com', 'kimpark@googlemail.com', 'k.impark@gmail.com']
  const { statuses, last } = await answers(4, async (number) =>
    invite(spellings[number] ?? '', eager, await makeJob(app.db, company)),
  )
  expect(statuses).toEqual([201, 201, 201, 409])
  expect([last.body.detail, last.headers.get('retry-after')]).toEqual([NOT_INVITED, null])
  expect((await invite(spellings[0] ?? '')).status).toBe(201)
})

test('one referrer invites one inbox at most ten times in thirty days, and others may', async () => {
  const eager = await app.signIn('referrer')
  const { statuses } = await answers(11, async () => {
    await yesterday()
    return invite('often@example.org', eager, await makeJob(app.db, company))
  })
  expect(statuses).toEqual([...repeated(10, 201), 409])
  expect((await invite('often@example.org')).status).toBe(201)
})

test('one inbox gets at most nine invitations a day and thirty in thirty days, whoever sends them', async () => {
  expect((await answers(10, () => invite('asked@example.org'))).statuses).toEqual([...repeated(9, 201), 409])
  await yesterday()
  for (let day = 0; day < 3; day++) {
    await answers(day === 2 ? 3 : 9, () => invite('asked@example.org'))
    await yesterday()
  }
  expect((await invite('asked@example.org')).status).toBe(409)
})

test('an invitation that was taken back leaves room for another referrer, not for its own', async () => {
  const eager = await app.signIn('referrer')
  const takeBack = async () => {
    const { status, body } = await invite('back@example.org', eager, await makeJob(app.db, company))
    if (status === 201) await eager.browser.post(`/api/referrals/${body.id}/revoke`)
    return status
  }
  expect([await takeBack(), await takeBack(), await takeBack(), await takeBack()]).toEqual([201, 201, 201, 409])
  expect((await answers(10, () => invite('back@example.org'))).statuses).toEqual([...repeated(9, 201), 409])
})

test('one inbox gets at most eighteen invitations a day, also of those that were taken back', async () => {
  const takeBack = async () => {
    const eager = await app.signIn('referrer')
    const reply = await invite('bothered@example.org', eager)
    if (reply.status === 201) await eager.browser.post(`/api/referrals/${reply.body.id}/revoke`)
    return reply
  }
  expect((await answers(19, takeBack)).statuses).toEqual([...repeated(18, 201), 409])
})

test('a resent invitation counts as another one', async () => {
  const { id, browser } = await app.signIn('referrer')
  const body = { jobId: job.id, referrerId: id, candidateEmail: 'again@example.org', candidateName: 'Kim Park' }
  const { body: referral } = await browser.post('/api/referrals', body)
  const { statuses } = await answers(3, () => browser.post(`/api/referrals/${referral.id}/resend`))
  expect(statuses).toEqual([200, 200, 409])
})

test('refused and repeated calls do not count towards a limit', async () => {
  const { id, browser } = await app.signIn('referrer')
  const body = { jobId: job.id, referrerId: id, candidateEmail: 'once@example.org', candidateName: 'Kim Park' }
  const { statuses } = await answers(5, () => browser.post('/api/referrals', body))
  expect(statuses).toEqual([201, ...repeated(4, 409)])
  expect((await invite('once@example.org')).status).toBe(201)
})

test('one company posts at most sixty jobs an hour', async () => {
  const poster = await app.signIn('hiring_manager')
  await makeCompany(app.db, { ownerId: poster.id })
  const posting = {
    ...{ title: 'Baker', location: 'Lisbon', type: 'full-time', companyName: 'The Bakery', companyLogo: null },
    description: 'Bread, every morning, for everybody who lives in this street.',
    requirements: 'Somebody who gets up early every day.',
    ...{ salaryMin: null, salaryMax: null, hasReferralBonus: false, referralBonus: null },
  }
  const { statuses, last } = await answers(61, () => poster.browser.post('/api/jobs', posting))
  expect(statuses).toEqual([...repeated(60, 201), 429])
  expect(last.body.detail).toMatch(/^Your company has posted many jobs\. Please try again in \d+ (minute|second)s?\.$/)
})

test('one manager sets at most 120 statuses a minute', async () => {
  const referrer = await app.signIn('referrer')
  const { id } = await makeApplication(app.db, {
    referral: await makeReferral(app.db, { job, referrerId: referrer.id }),
  })
  await app.db.execute(
    sql`insert into rate_limits (key, window_start, count)
        select 'statuses:' || ${manager.id}, date_bin('60 seconds', now() + step * interval '1 minute', 'epoch'), 119
        from generate_series(0, 1) as step`,
  )
  const set = (status: string) => manager.browser.patch(`/api/applications/${id}/status`, { status })
  expect((await set('interview')).status).toBe(200)
  const { status, body, headers } = await set('rejected')
  expect([status, body.detail]).toEqual([
    429,
    expect.stringMatching(/^You have set many statuses\. Please try again in /),
  ])
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
})
