import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Referral } from '@goodword/contract/referrals'
import { eq, sql } from 'drizzle-orm'
import { VALID } from '../../../../contract/test/boundaries.ts'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral } from '../../../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../../../test/harness.ts'
import { mailTo } from '../../../../test/mailbox.ts'
import { uploadFile } from '../../../../test/uploads.ts'
import { applicationNotes } from '../../../db/schema/application-notes.ts'
import { applicationRatings } from '../../../db/schema/application-ratings.ts'
import { applications } from '../../../db/schema/applications.ts'
import { events } from '../../../db/schema/events.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { objects } from '../../../db/schema/objects.ts'
import { referrals } from '../../../db/schema/referrals.ts'
import { verifyEvents } from '../../../record/events/verify-events.ts'
import { attachObject } from '../../../storage/attach-object.ts'
import { checkUpload } from '../../../storage/check-upload.ts'
import { objectKey } from '../../../storage/object-key.ts'
import { SWEEPS } from '../../../sweeps/sweeps.ts'

setDefaultTimeout(30_000)

let app: TestApp
let manager: Person
let referrer: Person
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer', { firstName: 'Rosa', lastName: 'Meyer' })
  const company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
  job = await makeJob(app.db, company, { title: 'Baker', referralBonus: 3000, idempotencyKey: 'a-key' })
})

type Values = Omit<Parameters<typeof makeApplication>[1], 'referral'>

async function applied(values: Values = {}, by = referrer) {
  const referral = await makeReferral(app.db, { job, referrerId: by.id, candidateName: 'Kim Park' })
  const application = await makeApplication(app.db, { referral, ...values })
  const own = `/api/referrals/token/${await makeLink(app.db, 'own', referral)}`
  return { referral, application, own, invitation: `/api/referrals/token/${referral.token}` }
}
const hire = (values: Values = {}) => applied({ status: 'hired', ...values })
const remove = async () => (await manager.browser.delete(`/api/jobs/${job.id}`)).status
const preview = () => manager.browser.get(`/api/jobs/${job.id}/deletion`)
const listed = async () => (await referrer.browser.get(`/api/referrals/user/${referrer.id}`)).body as Referral[]

describe('a hire whose job was deleted', () => {
  test("a hire of a deleted job stays in the referrer's list with title, company and promised bonus", async () => {
    const { referral } = await hire()
    const before = (await listed()).find(({ id }) => id === referral.id)
    await applied({ status: 'interview' })
    expect(await remove()).toBe(204)
    expect(before).toMatchObject({
      status: 'hired',
      job: { title: 'Baker' },
      company: { name: 'Crumb' },
      referralBonus: 3000,
    })
    expect(await listed()).toEqual([before as Referral])
  })

  test("a hire of a deleted job keeps the candidate's page under all links, with history, data and receipt", async () => {
    const { own, invitation } = await hire()
    const before = (await app.guest().get(own)).body
    await remove()
    const { status, body } = await app.guest().get(own)
    expect([status, body]).toEqual([200, before])
    expect(body).toMatchObject({ job: { title: 'Baker' }, application: { status: 'hired' } })
    expect((await app.guest().get(invitation)).status).toBe(200)
    expect((await app.guest().get(`${own}/data`)).body.job).toMatchObject({ title: 'Baker', company: 'Crumb' })
    expect((await app.guest().get(`${own}/receipt`)).body.consent.jobId).toBe(job.id)
  })

  test('a hire of a deleted job loses its documents, phone number, cover letter and message', async () => {
    const { application, own } = await hire({ phone: '+351 555', coverLetter: 'I bake.', referrerMessage: 'He bakes.' })
    const owner = { referralIds: [crypto.randomUUID()] }
    const upload = await checkUpload(app.deps, { url: await uploadFile(app, { owner }), slot: 'resume', owner })
    await app.db.transaction((tx) => attachObject(tx, upload, { applicationId: application.id }))
    const [document] = await app.db.select().from(objects).where(eq(objects.id, upload.objectId))
    await remove()
    expect(await app.storage.head(objectKey('private', document?.key ?? ''))).toBeUndefined()
    const { body } = await app.guest().get(`${own}/data`)
    const left = { firstName: 'Kim', phone: null, coverLetter: null, referrerMessage: null, documents: [] }
    expect(body.application).toMatchObject(left)
  })

  test('a hire of a deleted job loses what the company wrote of it', async () => {
    const { application, own } = await hire()
    const by = { applicationId: application.id, authorId: manager.id }
    await app.db.insert(applicationNotes).values({ ...by, text: 'He bakes.' })
    await app.db.insert(applicationRatings).values({ ...by, judgements: [] })
    await remove()
    for (const table of [applicationNotes, applicationRatings])
      expect(await app.db.$count(table, eq(table.applicationId, application.id))).toBe(0)
    expect((await app.guest().get(`${own}/data`)).body.application).toMatchObject({ notes: [], ratings: [] })
  })

  test("a hire of a deleted job can be erased, and the last erasure removes the job's remains", async () => {
    const [first, second] = [await hire(), await hire()]
    await remove()
    expect((await app.guest().post(`${first.own}/erase`)).status).toBe(204)
    expect((await app.guest().get(first.own)).status).toBe(404)
    expect([await SWEEPS.jobs?.count(app.deps), await SWEEPS.jobs?.run(app.deps)]).toEqual([0, 0])
    await app.guest().post(`${second.own}/erase`)
    expect([await SWEEPS.jobs?.count(app.deps), await SWEEPS.jobs?.run(app.deps)]).toEqual([1, 1])
    expect(await app.db.$count(jobs, eq(jobs.id, job.id))).toBe(0)
    expect((await verifyEvents(app.db)).broken).toBeUndefined()
  })

  test('a disowned hire of a deleted job ends with its invitation', async () => {
    const { referral } = await hire({ email: 'else@example.com', confirmedAt: null })
    const disown = `/api/referrals/token/${await makeLink(app.db, 'disown', referral)}`
    await remove()
    expect((await app.guest().post(`${disown}/disown`)).status).toBe(204)
    expect((await app.guest().get(disown)).status).toBe(404)
    expect([await listed(), await SWEEPS.jobs?.count(app.deps)]).toEqual([[], 1])
  })

  test('the job sweep keeps a job that is not deleted', async () => {
    await SWEEPS.jobs?.run(app.deps)
    expect(await app.db.$count(jobs, eq(jobs.id, job.id))).toBe(1)
  })

  test('a hire of a deleted job outlives a year without changes and the end of its consent', async () => {
    const { referral, application } = await hire()
    await remove()
    const old = { updatedAt: sql`now() - interval '13 months'`, consentExpiresAt: sql`now() - interval '1 month'` }
    await app.db.update(applications).set(old).where(eq(applications.id, application.id))
    await SWEEPS.retention?.run(app.deps)
    expect(await app.db.$count(referrals, eq(referrals.id, referral.id))).toBe(1)
  })

  test('a pending hire notification is sent after the job is deleted', async () => {
    const { application } = await applied()
    await manager.browser.patch(`/api/applications/${application.id}/status`, { status: 'hired' })
    await remove()
    const [letter] = await mailTo(application.email)
    expect(letter?.subject).toContain('you are hired')
  })
})

test('a deleted job with a hire is in no list, and refuses every change', async () => {
  const { application } = await hire()
  await remove()
  const ids = async (person: Person, path: string) =>
    ((await person.browser.get(path)).body as { id: string }[]).map(({ id }) => id)
  expect(await ids(referrer, '/api/jobs')).not.toContain(job.id)
  expect(await ids(manager, '/api/jobs/my-jobs')).not.toContain(job.id)
  const { browser } = manager
  const refused = [
    await browser.get(`/api/applications/job/${job.id}`),
    await browser.patch(`/api/applications/${application.id}/status`, { status: 'rejected' }),
    await browser.patch(`/api/jobs/${job.id}`, { isActive: true }),
    await browser.delete(`/api/jobs/${job.id}`),
    await preview(),
  ]
  expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(404))
  const late = { jobId: job.id, referrerId: referrer.id, candidateEmail: 'late@example.org', candidateName: 'Late' }
  const referred = await referrer.browser.post('/api/referrals', late)
  expect([referred.status, referred.body.detail]).toEqual([404, 'This job does not exist any more.'])
})

test("a deleted job's idempotency key may be used for another job", async () => {
  await hire()
  await remove()
  const again = await manager.browser.post('/api/jobs', VALID.job, { 'idempotency-key': 'a-key' })
  expect(again.status).toBe(201)
})

test('a job without a hire is deleted in full', async () => {
  await applied({ status: 'interview' })
  await remove()
  expect(await app.db.$count(jobs, eq(jobs.id, job.id))).toBe(0)
})

test('a deleted job cannot be reopened, by any writer', async () => {
  const open = app.db.execute(sql`update jobs set removed_at = now() where id = ${job.id}`)
  expect(
    await open.then(
      () => 'taken',
      () => 'refused',
    ),
  ).toBe('refused')
})

test('deleting a job removes other referrals and notifies open candidates once', async () => {
  const other = await app.signIn('referrer')
  const open = await applied({}, other)
  const undone = await hire()
  await app.db.update(applications).set({ status: 'reviewing' }).where(eq(applications.id, undone.application.id))
  await app.db.update(referrals).set({ status: 'applied' }).where(eq(referrals.id, undone.referral.id))
  await hire()
  await makeReferral(app.db, { job, referrerId: other.id })
  await remove()
  expect((await other.browser.get(`/api/referrals/user/${other.id}`)).body).toEqual([])
  expect((await app.guest().get(open.own)).status).toBe(404)
  for (const { application } of [open, undone]) {
    expect((await mailTo(application.email)).map(({ subject }) => subject)).toEqual([
      'No longer available: “Baker” at “Crumb”',
    ])
  }
  const told = await app.db.$count(events, sql`${events.jobId} = ${job.id} and ${events.kind} = 'job-removed'`)
  expect(told).toBe(1)
})

describe("the preview of a job's deletion", () => {
  test('the deletion preview names hires, their referrers and the number of notifications', async () => {
    await hire()
    await applied()
    await applied({ status: 'interview' })
    await applied({ status: 'rejected' })
    await applied({ withdrawnAt: new Date() })
    await applied({ confirmedAt: null })
    const { status, body } = await preview()
    expect([status, body]).toEqual([
      200,
      { hires: [{ candidateName: 'Kim Park', referrerName: 'Rosa Meyer' }], owed: 300_000, told: 2 },
    ])
    expect(await app.db.$count(jobs, eq(jobs.id, job.id))).toBe(1)
  })

  test('a deletion keeps what is owed, less reversals', async () => {
    const [stays, ends] = [await applied(), await applied()]
    const set = (id: string, status: string) => manager.browser.patch(`/api/applications/${id}/status`, { status })
    for (const { application } of [stays, ends]) await set(application.id, 'hired')
    expect((await preview()).body.owed).toBe(600_000)
    await set(ends.application.id, 'rejected')
    expect((await preview()).body.owed).toBe(300_000)
    expect(await remove()).toBe(204)
    expect((await manager.browser.get('/api/statement')).body.held).toBe(300_000)
    expect((await set(stays.application.id, 'rejected')).status).toBe(404)
  })

  test("the deletion preview is empty without applications, and for the job's manager alone", async () => {
    expect((await preview()).body).toEqual({ hires: [], owed: 0, told: 0 })
    const path = `/api/jobs/${job.id}/deletion`
    const { status, body } = await (await app.signIn('hiring_manager')).browser.get(path)
    expect([status, body.detail]).toEqual([404, 'This job does not exist.'])
    expect((await referrer.browser.get(path)).body.detail).toBe('Only hiring managers can delete jobs.')
  })
})
