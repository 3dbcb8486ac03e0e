import { beforeAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import type { Reply } from '../../test/browser.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../test/factories.ts'
import { type Person, testApp } from '../../test/harness.ts'

const app = testApp()
let manager: Person
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
})

/** What each of so many calls one after the other was answered. */
async function answers(count: number, call: (number: number) => Promise<Reply>) {
  const replies: Reply[] = []
  for (let number = 0; number < count; number++) replies.push(await call(number))
  return { statuses: replies.map(({ status }) => status), last: replies.at(-1) as Reply }
}
const repeated = (times: number, status: number) => Array.from({ length: times }, () => status)

/** An invitation by somebody new. */
async function invite(candidateEmail: string): Promise<Reply> {
  const { id, browser } = await app.signIn('referrer')
  return browser.post('/api/referrals', { jobId: job.id, referrerId: id, candidateEmail, candidateName: 'Kim Park' })
}

test('one inbox gets at most three invitations a day, from any referrer and in any spelling', async () => {
  const spellings = ['kim.park@gmail.com', 'kimpark+a@gmail.com', 'kimpark@googlemail.com', 'k.impark@gmail.com']
  const { statuses, last } = await answers(4, (number) => invite(spellings[number] ?? ''))
  expect(statuses).toEqual([201, 201, 201, 429])
  expect(last.body.detail).toMatch(
    /^This person can't be invited right now\. Please try again in \d+ (hour|minute)s?\.$/,
  )
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('one inbox gets at most ten invitations in thirty days', async () => {
  const yesterday = () => app.db.execute(sql`delete from rate_limits where key like 'invitations-a-day:%'`)
  const { statuses, last } = await answers(11, async () => {
    await yesterday()
    return invite('often@example.org')
  })
  expect(statuses).toEqual([...repeated(10, 201), 429])
  expect(last.body.detail).toMatch(/Please try again in \d+ (day|hour)s?\.$/)
})

test('a resent invitation counts as another one', async () => {
  const { id, browser } = await app.signIn('referrer')
  const body = { jobId: job.id, referrerId: id, candidateEmail: 'again@example.org', candidateName: 'Kim Park' }
  const { body: referral } = await browser.post('/api/referrals', body)
  const { statuses } = await answers(3, () => browser.post(`/api/referrals/${referral.id}/resend`))
  expect(statuses).toEqual([200, 200, 429])
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
