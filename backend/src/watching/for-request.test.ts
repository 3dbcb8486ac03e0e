import { afterAll, beforeAll, expect, test } from 'bun:test'
import { asc, eq, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../test/factories.ts'
import { type Person, testApp } from '../../test/harness.ts'
import { startSmtpServer, type TestSmtpServer } from '../../test/smtp-server.ts'
import { until } from '../../test/until.ts'
import { events } from '../db/schema/events.ts'
import { letters } from '../db/schema/letters.ts'
import { verifyEvents } from '../record/events/verify-events.ts'

let smtp: TestSmtpServer
let manager: Person
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  smtp = await startSmtpServer()
})
const app = testApp(() => ({ SMTP_URL: smtp.url }))
beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
})
afterAll(() => smtp.stop())

async function setStatus() {
  const referrer = await app.signIn('referrer')
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
  const application = await makeApplication(app.db, { referral })
  const reply = await manager.browser.patch(`/api/applications/${application.id}/status`, { status: 'interview' })
  return { applicationId: application.id, requestId: reply.headers.get('x-request-id') ?? '' }
}

const written = (requestId: string) =>
  app.logged.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId)

test("a worker's log line about a letter has the id of the request that caused it", async () => {
  // The first letter is tried again after seconds; the second one waits for it.
  smtp.fault = ({ tries }) => (tries === 1 ? 451 : undefined)
  const { applicationId, requestId } = await setStatus()
  const mine = eq(letters.applicationId, applicationId)
  await until(async () => (await app.db.$count(letters, sql`${mine} and state = 'sent'`)) === 2, 20_000)
  expect(written(requestId).map(({ msg, letter, reason }) => [msg, letter, reason])).toEqual([
    ['application status set', undefined, undefined],
    ['request done', undefined, undefined],
    ['application status notified', undefined, undefined],
    ['letter will be retried', 'status-update', '451 EENVELOPE RCPT TO'],
    ['letter settled', 'status-update', undefined],
    ['letter will be retried', 'referrer-status', '451 EENVELOPE RCPT TO'],
    ['letter settled', 'referrer-status', undefined],
  ])
  const rows = await app.db.select({ requestId: letters.requestId }).from(letters).where(mine).orderBy(asc(letters.id))
  expect(rows).toEqual([{ requestId }, { requestId }])
}, 30_000)

test('an event names its request, and its chain verifies with and without it', async () => {
  const { requestId } = await setStatus()
  const [event] = await app.db.select().from(events).where(eq(events.requestId, requestId))
  expect(event).toMatchObject({ kind: 'status-changed', actorId: manager.id })
  const { broken, count } = await verifyEvents(app.db)
  expect([broken, count]).toEqual([undefined, await app.db.$count(events)])
})
