import { describe, expect, test } from 'bun:test'
import { openLink } from '../../../test/candidate.ts'
import { makeReferral } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { testJob } from '../../../test/test-job.ts'

const app = testApp()
const { manager, referrer, job } = testJob(app)

const invited = () =>
  makeReferral(app.db, { job, referrerId: referrer.id, candidateName: 'Kim Park', message: 'Dear Kim' })

describe('an invitation after an application', () => {
  test("a used invitation says only that an application was sent, except in the applicant's browser", async () => {
    const { token, candidateEmail } = await invited()
    const { browser, link, apply } = await openLink(app, token)
    const before = app.guest()
    await before.get(link)
    expect((await apply(candidateEmail)).status).toBe(201)
    expect((await browser.get(link)).body.application).toMatchObject({ status: 'pending' })
    for (const elsewhere of [before, app.guest()]) {
      const { status, body } = await elsewhere.get(link)
      expect([status, body.application, body.referral.message]).toEqual([200, null, null])
      expect([body.referral.progress, body.candidate]).toEqual(['applied', { firstName: '', lastName: '' }])
    }
  })

  test("a used invitation opens, withdraws and erases nothing, except in the applicant's browser", async () => {
    const { token, candidateEmail } = await invited()
    const { browser, link, apply } = await openLink(app, token)
    const before = app.guest()
    await before.get(link)
    await apply(candidateEmail)
    for (const elsewhere of [before, app.guest(), referrer.browser]) {
      const replies = await Promise.all([
        elsewhere.get(`${link}/data`),
        elsewhere.get(`${link}/receipt`),
        elsewhere.post(`${link}/withdraw`),
        elsewhere.post(`${link}/erase`),
      ])
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    }
    for (const path of ['data', 'receipt']) expect((await browser.get(`${link}/${path}`)).status).toBe(200)
    for (const path of ['withdraw', 'erase']) expect((await browser.post(`${link}/${path}`)).status).toBe(204)
  })
})

test('every letter to an applicant links to their own page, which opens in any browser', async () => {
  const { token, candidateEmail } = await invited()
  const { apply } = await openLink(app, token)
  const { body: application } = await apply(candidateEmail)
  await manager.browser.patch(`/api/applications/${application.id}/status`, { status: 'interview' })
  const letters = await mailTo(candidateEmail, 2)
  const tokens = letters.map(tokenIn)
  expect(new Set([...tokens, token]).size).toBe(3)
  for (const own of tokens) {
    const link = `/api/referrals/token/${own}`
    expect((await app.guest().get(link)).body.application).toMatchObject({ status: 'interview' })
    expect((await app.guest().get(`${link}/data`)).body.application).toMatchObject({ email: candidateEmail })
    expect((await app.guest().get(`${link}/receipt`)).status).toBe(200)
    expect((await app.guest().post(`${link}/withdraw`)).status).toBe(204)
  }
  expect((await app.guest().post(`/api/referrals/token/${tokens[0]}/erase`)).status).toBe(204)
  for (const dead of [...tokens, token]) {
    expect((await app.guest().get(`/api/referrals/token/${dead}`)).status).toBe(404)
  }
})
