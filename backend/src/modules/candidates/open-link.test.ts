import { expect, test } from 'bun:test'
import { inArray } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeReferral } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { testJob } from '../../../test/test-job.ts'
import { until } from '../../../test/until.ts'
import { letters } from '../../db/schema/letters.ts'

const app = testApp()
const { referrer, job } = testJob(app)

const invited = (change: object = {}) => makeReferral(app.db, { job, referrerId: referrer.id, ...change })
const allSettled = () =>
  until(async () => (await app.db.$count(letters, inArray(letters.state, ['waiting', 'queued']))) === 0)

test.each([
  ['Kim Park', 'Kim', 'Park'],
  ['Ana María  de Souza', 'Ana', 'María de Souza'],
  ['Plato', 'Plato', ''],
])("the invitation's name %j prefills the fields with %j and %j", async (candidateName, firstName, lastName) => {
  const { token } = await invited({ candidateName })
  const { body } = await app.guest().get(`/api/referrals/token/${token}`)
  expect([body.candidate, body.application]).toEqual([{ firstName, lastName }, null])
})

test('an invitation grants uploads only until an application was sent', async () => {
  const { token, candidateEmail } = await invited()
  const { browser, link, apply } = await openLink(app, token)
  const mayUpload = async (by: typeof browser) => (await by.post('/api/objects/upload?slot=resume')).status
  expect(await mayUpload(browser)).toBe(200)
  expect((await apply(candidateEmail)).status).toBe(201)
  const stranger = app.guest()
  expect((await stranger.get(link)).status).toBe(200)
  expect(await mayUpload(stranger)).toBe(401)
})

test('a confirmed address with an undecided application gets the arrival letter alone', async () => {
  const { token } = await invited()
  const { apply } = await openLink(app, token)
  await apply('undecided@open-link.example.org')
  const [question] = await mailTo('undecided@open-link.example.org')
  expect((await app.guest().post(`/api/referrals/token/${tokenIn(question)}/confirm`)).status).toBe(204)
  await allSettled()
  const subjects = (await mailTo('undecided@open-link.example.org', 2)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Please confirm your email address', expect.stringContaining('Your application arrived')])
})

test("the applicant's browser cannot disown the application", async () => {
  const { token } = await invited()
  const { browser, link, apply } = await openLink(app, token)
  await apply('somebody@open-link.example.org')
  const { status, body } = await browser.post(`${link}/disown`)
  expect([status, body.detail]).toEqual([403, 'Only the invited person can say this.'])
})
