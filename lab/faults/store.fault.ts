import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { applications } from '../../backend/src/db/schema/applications.ts'
import { cuttableProxy } from '../../backend/test/cuttable-proxy.ts'
import { makeCompany, makeJob, makeReferral } from '../../backend/test/factories.ts'
import { createTestApp, type TestApp } from '../../backend/test/harness.ts'
import { recordFigures } from '../../backend/test/record-figures.ts'
import { seconds } from '../../backend/test/seconds.ts'
import { services } from '../../backend/test/services.ts'
import { uploadFile } from '../../backend/test/uploads.ts'

setDefaultTimeout(60_000)

let app: TestApp
let line: Awaited<ReturnType<typeof cuttableProxy>>
beforeAll(async () => {
  const store = new URL(services.S3_ENDPOINT ?? '')
  line = await cuttableProxy({ host: store.hostname, port: Number(store.port) })
  app = await createTestApp({ S3_ENDPOINT: `http://127.0.0.1:${line.port}` })
})
afterAll(async () => {
  line.mend()
  await app.stop()
  line.stop()
})

/** What S3 says when it has too much to do. */
const SLOW_DOWN = '<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>'
const BUSY = `HTTP/1.1 503 Slow Down\r\ncontent-type: application/xml\r\ncontent-length: ${SLOW_DOWN.length}\r\nconnection: close\r\n\r\n${SLOW_DOWN}`

test('the object store away, then silent, then busy, while a candidate submits', async () => {
  const manager = await app.signIn('hiring_manager')
  const referrer = await app.signIn('referrer')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
  const candidate = app.guest()
  await candidate.get(`/api/referrals/token/${referral.token}`)
  const resumeUrl = await uploadFile(app, { owner: { referralIds: [referral.id] }, slot: 'resume' })
  const form = { referralId: referral.id, firstName: 'Kim', lastName: 'Park', email: 'kim@example.org', resumeUrl }
  const submit = async () => {
    const began = performance.now()
    const { status, body } = await candidate.post('/api/applications', form)
    return { status, body, took: performance.now() - began }
  }

  const figures: Record<string, string | number> = {}
  const faults = { away: line.cut, silent: line.freeze, busy: () => line.answer(BUSY) }
  for (const [fault, inject] of Object.entries(faults)) {
    inject()
    const { status, body, took } = await submit()
    const others = await referrer.browser.get('/api/jobs')
    line.mend()
    expect([status, body.title, others.status]).toEqual([503, 'Not available', 200])
    figures[`${fault}: refused after`] = seconds(took)
    expect(await app.db.$count(applications)).toBe(0)
  }
  const began = performance.now()
  const { status } = await submit()
  const rows = await app.db.$count(applications, eq(applications.referralId, referral.id))
  recordFigures('store-failing', {
    ...figures,
    'seconds to recover': seconds(performance.now() - began),
    'applications after the same form again': rows,
  })
  expect([status, rows]).toEqual([201, 1])
})
