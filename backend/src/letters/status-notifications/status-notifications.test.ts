import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { asc, eq, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral } from '../../../test/factories.ts'
import { createTestApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { until } from '../../../test/until.ts'
import { letters } from '../../db/schema/letters.ts'

setDefaultTimeout(30_000)

/** A server with this notification delay, one manager and their job. */
async function withDelay(seconds: number) {
  const app = await createTestApp({ NEWS_DELAY_SECONDS: String(seconds) })
  const manager = await app.signIn('hiring_manager')
  const referrer = await app.signIn('referrer')
  const company = await makeCompany(app.db, { ownerId: manager.id })
  return { app, manager, referrer, company, job: await makeJob(app.db, company) }
}
type Setting = Awaited<ReturnType<typeof withDelay>>

async function newApplication({ app, referrer, job }: Setting) {
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
  const application = await makeApplication(app.db, { referral })
  return { ...application, token: await makeLink(app.db, 'own', referral) }
}
const set = ({ manager }: Setting, id: string, status: ApplicationStatus) =>
  manager.browser.patch(`/api/applications/${id}/status`, { status })
/** Once no notification is due any more. */
const allTold = ({ app }: Setting) =>
  until(async () => {
    const { rows } = await app.db.execute(
      sql`select 1 from pgboss.job where name = 'status-notifications' and state < 'completed' and start_after < now() + interval '1 hour'`,
    )
    return rows.length === 0
  })
async function toldOf({ app }: Setting, id: string) {
  const rows = await app.db.select().from(letters).where(eq(letters.applicationId, id)).orderBy(asc(letters.id))
  return rows.map(({ kind, data }) => `${kind} ${(data as { status?: string }).status}`)
}

describe('status notifications', () => {
  let setting: Setting
  beforeAll(async () => {
    setting = await withDelay(1)
  })
  afterAll(() => setting.app.stop())

  test('status notifications wait, and the reply gives the delay', async () => {
    const { id } = await newApplication(setting)
    const { body } = await set(setting, id, 'interview')
    expect([body.status, body.newsInSeconds]).toEqual(['interview', 1])
    expect(await toldOf(setting, id)).toEqual([])
    await allTold(setting)
    expect(await toldOf(setting, id)).toEqual(['status-update interview', 'referrer-status interview'])
  })

  test('only the last of several status changes is notified', async () => {
    const { id, email } = await newApplication(setting)
    await set(setting, id, 'hired')
    await set(setting, id, 'rejected')
    await allTold(setting)
    expect(await toldOf(setting, id)).toEqual(['status-update rejected', 'referrer-status rejected'])
    expect((await mailTo(email)).map(({ subject }) => subject.split(':')[0])).toEqual(['Not this time'])
  })

  test('returning to the last notified status notifies nobody', async () => {
    const { id } = await newApplication(setting)
    await set(setting, id, 'rejected')
    await set(setting, id, 'pending')
    await allTold(setting)
    expect(await toldOf(setting, id)).toEqual([])
  })

  test('a withdrawn or erased application sends no pending notifications', async () => {
    const [withdrawn, erased] = [await newApplication(setting), await newApplication(setting)]
    for (const { id } of [withdrawn, erased]) await set(setting, id, 'rejected')
    await setting.app.guest().post(`/api/referrals/token/${withdrawn.token}/withdraw`)
    await setting.app.guest().post(`/api/referrals/token/${erased.token}/erase`)
    await allTold(setting)
    expect([await toldOf(setting, withdrawn.id), await toldOf(setting, erased.id)]).toEqual([[], []])
  })

  test('a status notification carries the request id of its change', async () => {
    const { id } = await newApplication(setting)
    const { headers } = await set(setting, id, 'reviewing')
    await allTold(setting)
    const [letter] = await setting.app.db.select().from(letters).where(eq(letters.applicationId, id))
    expect(letter?.requestId).toBe(headers.get('x-request-id'))
  })

  test("pending status notifications do not block the candidate's email about a removed job", async () => {
    const { app, manager, company } = setting
    const job = await makeJob(app.db, company)
    const { id, email } = await newApplication({ ...setting, job })
    await set(setting, id, 'rejected')
    await manager.browser.delete(`/api/jobs/${job.id}`)
    await allTold(setting)
    expect((await mailTo(email)).map(({ subject }) => subject.split(':')[0])).toEqual(['No longer available'])
  })
})

describe('notifications of one application', () => {
  let setting: Setting
  beforeAll(async () => {
    setting = await withDelay(0)
  })
  afterAll(() => setting.app.stop())

  test('one application sends anyone at most six letters a day, and one summary of the rest', async () => {
    const { app } = setting
    const { id, email } = await newApplication(setting)
    for (let change = 0; change < 9; change++) {
      await set(setting, id, change % 2 === 0 ? 'interview' : 'reviewing')
      await allTold(setting)
    }
    expect((await toldOf(setting, id)).filter((letter) => letter.startsWith('status-update'))).toHaveLength(6)
    const arrived = async () => new Set((await mailTo(email)).map(({ headers }) => headers['message-id']))
    await until(async () => (await arrived()).size === 6)

    const aDay = sql`interval '1 day'`
    await app.db.execute(sql`update letters set created_at = created_at - ${aDay} where application_id = ${id}`)
    await app.db.execute(
      sql`update pgboss.job set start_after = start_after - ${aDay} where name = 'status-notifications' and state = 'created'`,
    )
    // Looked for, not counted: a letter whose sending could not be noted down is sent twice, with the same Message-ID.
    const summary = await until(async () =>
      (await mailTo(email)).find(({ text }) => /This\s+one\s+sums\s+it\s+up/.test(text)),
    )
    expect(summary.subject).toStartWith('They would like to meet you')
    await allTold(setting)
    expect(await toldOf(setting, id)).toHaveLength(14)
  })
})
