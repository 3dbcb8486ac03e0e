import { beforeAll, expect, test } from 'bun:test'
import { like } from 'drizzle-orm'
import { rateLimits } from '../../src/db/schema/rate-limits.ts'
import { openLink } from '../candidate.ts'
import { makeCompany, makeJob, makeReferral } from '../factories.ts'
import { type Person, testApp } from '../harness.ts'
import { mailTo, tokenIn } from '../mailbox.ts'

/** Who gains by letters and rewards, and how they would get more of them. */

const app = testApp()
let manager: Person
let job: Awaited<ReturnType<typeof makeJob>>
beforeAll(async () => {
  manager = await app.signIn('hiring_manager', { email: 'hiring@limits.example' })
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
})

test.each([
  'ada.lovelace@gmail.com',
  'adalovelace@googlemail.com',
  'a.d.a.lovelace+jobs@gmail.com',
  'ADA.Lovelace@ｇmail.com',
])("a referrer's own invitation cannot be used to apply, in any spelling of the address: %s", async (email) => {
  const referrer = await app.signIn('referrer', { email: 'ada.lovelace@gmail.com' })
  const { token } = await makeReferral(app.db, { job, referrerId: referrer.id, candidateEmail: 'friend@example.org' })
  const { status, body } = await (await openLink(app, token)).apply(email)
  expect([status, body.detail]).toEqual([403, 'Nobody can refer themselves. Please use your own address.'])
})

test('one invitation sends a company at most six applications a day, however often it is disowned', async () => {
  const referrer = await app.signIn('referrer', { email: 'referring@limits.example' })
  const candidateEmail = 'invited@limits.example'
  const invited = await makeReferral(app.db, { job, referrerId: referrer.id, candidateEmail })
  const first = await openLink(app, invited.token)
  expect((await first.apply('another@limits.example')).status).toBe(201)
  // As if it were the sixth.
  const ofInvitation = like(rateLimits.key, `submissions:${invited.id}`)
  await app.db.update(rateLimits).set({ count: 5 }).where(ofInvitation)
  const statuses: number[] = []
  for (const told of [1, 2]) {
    const token = tokenIn((await mailTo(candidateEmail, told)).at(-1))
    expect((await app.guest().post(`/api/referrals/token/${token}/disown`)).status).toBe(204)
    statuses.push((await (await openLink(app, token)).apply('another@limits.example')).status)
  }
  expect(statuses).toEqual([201, 429])
})
