import { expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeReferral } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { testJob } from '../../../test/test-job.ts'
import { applications } from '../../db/schema/applications.ts'
import { SWEEPS } from '../../sweeps/sweeps.ts'

const app = testApp()
const { referrer, job } = testJob(app)

async function applied(email: string) {
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
  const { browser, link, apply, upload } = await openLink(app, referral.token)
  const { body } = await apply(email)
  return { referralId: referral.id, applicationId: body.id as string, browser, link, upload }
}
const linesOf = (msg: string) => app.logged.map((line) => JSON.parse(line)).filter((line) => line.msg === msg)
const ENDED = 'unconfirmed applications ended'

test('an address confirmation is logged once, with referral and application', async () => {
  const { referralId, applicationId, browser, link } = await applied('owner@log-lines.example.org')
  const [letter] = await mailTo('owner@log-lines.example.org')
  const refused = await browser.post(`${link}/confirm`)
  expect([refused.status, refused.body.detail]).toEqual([403, 'This link was not sent to that address.'])
  for (let time = 0; time < 2; time++) await app.guest().post(`/api/referrals/token/${tokenIn(letter)}/confirm`)
  expect(linesOf('address confirmed')).toMatchObject([{ referralId, applicationId }])
  expect(linesOf('address confirmed')[0]).not.toHaveProperty('others')
})

test('an erasure is logged in one line, with the referral and the number of documents', async () => {
  const { referralId, browser, link, upload } = await applied('gone@log-lines.example.org')
  await upload()
  expect((await browser.post(`${link}/erase`)).status).toBe(204)
  expect(linesOf('candidate erased')).toMatchObject([{ referralId, documents: 2 }])
})

test('ended unconfirmed applications are logged in one line with their count, or not at all', async () => {
  await SWEEPS.unconfirmed?.run(app.deps)
  expect(linesOf(ENDED)).toEqual([])
  const { applicationId } = await applied('never@log-lines.example.org')
  await app.db
    .update(applications)
    .set({ askedAt: sql`now() - interval '15 days'` })
    .where(eq(applications.id, applicationId))
  await SWEEPS.unconfirmed?.run(app.deps)
  expect(linesOf(ENDED)).toMatchObject([{ ended: 1 }])
})
