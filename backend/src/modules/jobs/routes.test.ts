import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { desc, eq, sql } from 'drizzle-orm'
import { VALID } from '../../../contract/test/boundaries.ts'
import type { Browser } from '../../../test/browser.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { uploadFile } from '../../../test/uploads.ts'
import { applications } from '../../db/schema/applications.ts'
import { events } from '../../db/schema/events.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { objects } from '../../db/schema/objects.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { attachObject } from '../../storage/attach-object.ts'
import { checkUpload } from '../../storage/check-upload.ts'
import { objectKey } from '../../storage/object-key.ts'
import { sweepObjects } from '../../storage/sweep-objects.ts'

setDefaultTimeout(30_000)

let app: TestApp
let manager: Person
let other: Person
let referrer: Person
let guest: Browser
let company: Awaited<ReturnType<typeof makeCompany>>
let foreign: Awaited<ReturnType<typeof makeCompany>>

beforeAll(async () => {
  app = await createTestApp()
  manager = await app.signIn('hiring_manager')
  other = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  guest = app.guest()
  company = await makeCompany(app.db, {
    ownerId: manager.id,
    name: 'Copperline',
    logo: 'https://copperline.example/logo.png',
  })
  foreign = await makeCompany(app.db, { ownerId: other.id })
})
afterAll(() => app.stop())

const input = {
  ...VALID.job,
  title: 'Forest ranger',
  description: 'Walk, look, listen, and write down what the forest needs from us this year.',
  requirements: 'Good boots and five years of walking in them.',
  location: 'Porto',
  type: 'part-time',
  salaryMin: 30000,
  salaryMax: 40000,
  hasReferralBonus: true,
  referralBonus: 500,
  companyName: 'Copperline',
  companyLogo: null,
}
const post = (change: object = {}, headers = {}) => manager.browser.post('/api/jobs', { ...input, ...change }, headers)
const stored = async (id: string) => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]

describe('posting a job', () => {
  test('only hiring managers post jobs', async () => {
    expect((await guest.post('/api/jobs', input)).status).toBe(401)
    expect((await (await app.signIn(null)).browser.post('/api/jobs', input)).status).toBe(403)
    const { status, body } = await referrer.browser.post('/api/jobs', input)
    expect([status, body.detail]).toEqual([403, 'Only hiring managers can post jobs.'])
  })

  test('posting a job without a company is refused, with a marker in the reply', async () => {
    const { browser } = await app.signIn('hiring_manager')
    const { status, body } = await browser.post('/api/jobs', input)
    expect([status, body.needsCompanySetup]).toEqual([400, true])
  })

  test('a posted job is returned as its manager sees it', async () => {
    const { status, body } = await post({ companyLogo: company.logo })
    expect(status).toBe(201)
    const { title, description, requirements, location, type } = input
    expect(body).toMatchObject({ title, description, location, type, isActive: true, applicationCount: 0 })
    expect(await stored(body.id)).toMatchObject({
      ...{ companyId: company.id, postedBy: manager.id, companyName: 'Copperline', companyLogo: company.logo },
      ...{ title, description, requirements, location, type },
      ...{ salaryMin: 30_000, salaryMax: 40_000, referralBonus: 500 },
    })
  })

  test('a job posted without the bonus toggle stores no bonus, whatever amount is sent', async () => {
    const { body } = await post({ hasReferralBonus: false, referralBonus: -7.5 })
    expect((await stored(body.id))?.referralBonus).toBeNull()
  })

  test('a salary of zero is stored as zero, a missing one as none', async () => {
    const zero = await post({ salaryMin: 0, salaryMax: 0 })
    expect(await stored(zero.body.id)).toMatchObject({ salaryMin: 0, salaryMax: 0 })
    const none = await post({ salaryMin: undefined, salaryMax: null })
    expect(await stored(none.body.id)).toMatchObject({ salaryMin: null, salaryMax: null })
  })

  test.each([
    [{ title: 'ab' }, { title: 'Title must be at least 3 characters' }],
    [{ description: 'x'.repeat(49) }, { description: 'Description must be at least 50 characters' }],
    [{ requirements: 'x'.repeat(29) }, { requirements: 'Requirements must be at least 30 characters' }],
    [{ location: 'ab' }, { location: 'Location is required' }],
    [{ salaryMin: -1 }, { salaryMin: 'Minimum salary must be positive' }],
    [{ salaryMax: -1, salaryMin: null }, { salaryMax: 'Maximum salary must be positive' }],
    [{ salaryMin: 2, salaryMax: 1 }, { salaryMax: 'Maximum salary must be greater than minimum salary' }],
    [{ referralBonus: 0 }, { referralBonus: 'Referral bonus must be at least $1' }],
    [{ referralBonus: null }, { referralBonus: 'Referral bonus amount is required when offering a bonus' }],
    [{ companyName: 'a' }, { companyName: 'Company name must be at least 2 characters' }],
    [{ type: 'sometimes' }, { type: 'Please choose an employment type' }],
    [{ description: 'x'.repeat(10_001) }, { description: 'Please use at most 10,000 characters' }],
  ])('a job with %j is refused at its field', async (change, errors) => {
    const { status, body } = await post(change)
    expect([status, body.errors]).toEqual([400, errors])
  })

  test("a job's logo must be the company's or an own upload", async () => {
    expect((await post({ companyLogo: company.logo })).status).toBe(201)
    const [logo] = await app.db
      .insert(objects)
      .values({ key: 'a logo', userId: manager.id, purpose: 'logo', state: 'attached' })
      .returning()
    const path = `/api/company-logos/${logo?.id}`
    expect((await post({ companyLogo: path })).status).toBe(201)
    for (const companyLogo of ['https://evil.example/pixel.png', `/api/company-logos/${crypto.randomUUID()}`]) {
      expect((await post({ companyLogo })).body.errors).toHaveProperty('companyLogo')
    }
    const stolen = await other.browser.post('/api/jobs', { ...input, companyLogo: path })
    expect([stolen.status, stolen.body.detail]).toEqual([400, 'Please upload the logo again.'])
    expect(stolen.body.errors).toEqual({ companyLogo: 'Please upload the logo again.' })
    const resume = { key: 'a resume', userId: manager.id, purpose: 'resume', state: 'attached' } as const
    const [document] = await app.db.insert(objects).values(resume).returning()
    expect((await post({ companyLogo: `/api/company-logos/${document?.id}` })).status).toBe(400)
  })

  test('a job posted five times with one idempotency key is stored once', async () => {
    const headers = { 'idempotency-key': 'a-key' }
    const replies = await Promise.all(Array.from({ length: 5 }, () => post({ title: 'Once only' }, headers)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    const stranger = await other.browser.post('/api/jobs', input, headers)
    expect(stranger.body.id).not.toBe(replies[0]?.body.id)
    const another = await post({ title: 'Another one' }, headers)
    expect([another.status, another.body.detail]).toEqual([409, 'This Idempotency-Key belongs to another request.'])
  })
})

describe("a manager's list", () => {
  test("a manager's job list is refused to everyone else", async () => {
    expect((await guest.get('/api/jobs/my-jobs')).status).toBe(401)
    expect((await referrer.browser.get('/api/jobs/my-jobs')).status).toBe(403)
  })

  test("a manager's job list has open and closed jobs of the own company, newest first, with application counts", async () => {
    const { browser, id, firstName, lastName } = await app.signIn('hiring_manager')
    const mine = await makeCompany(app.db, { ownerId: id })
    const old = await makeJob(app.db, mine, { createdAt: new Date('2026-01-01'), isActive: false })
    const recent = await makeJob(app.db, mine)
    await makeJob(app.db, company)
    const referToOld = () => makeReferral(app.db, { job: old, referrerId: referrer.id })
    const [first, second] = [await referToOld(), await referToOld()]
    await referToOld()
    const waiting = await makeApplication(app.db, { referral: first })
    await makeApplication(app.db, { referral: second, status: 'rejected' })
    const { body } = await browser.get('/api/jobs/my-jobs')
    expect(body.map((job: { id: string }) => job.id)).toEqual([recent.id, old.id])
    expect(body[1]).toEqual({
      id: old.id,
      title: old.title,
      location: old.location,
      type: old.type,
      description: old.description,
      isActive: false,
      isDraft: false,
      isPublic: false,
      hiddenReason: null,
      handledBy: { id, name: `${firstName} ${lastName}` },
      createdAt: '2026-01-01T00:00:00.000Z',
      applicationCount: 2,
      pendingCount: 1,
      newCount: 1,
      waitingCount: 1,
      waitingSince: waiting.createdAt.toISOString(),
      lateCount: 0,
      answerWithinDays: 14,
      usualAnswerDays: null,
    })
  })
})

describe('closing a job', () => {
  test('closing hides a job from browsing, keeps it in the own list, and can be undone', async () => {
    const job = await makeJob(app.db, company)
    const browse = async () =>
      (await referrer.browser.get('/api/jobs')).body.some((row: { id: string }) => row.id === job.id)
    expect(await browse()).toBe(true)
    const closed = await manager.browser.patch(`/api/jobs/${job.id}`, { isActive: false })
    expect([closed.status, closed.body.isActive]).toEqual([200, false])
    expect(await browse()).toBe(false)
    await manager.browser.patch(`/api/jobs/${job.id}`, { isActive: true })
    expect(await browse()).toBe(true)
  })

  test('closing a job of others is refused like an unknown job', async () => {
    const job = await makeJob(app.db, foreign)
    for (const id of [job.id, crypto.randomUUID(), 'not-an-id']) {
      expect((await manager.browser.patch(`/api/jobs/${id}`, { isActive: false })).status).toBe(404)
    }
    expect((await stored(job.id))?.isActive).toBe(true)
    expect((await referrer.browser.patch(`/api/jobs/${job.id}`, { isActive: false })).status).toBe(403)
    expect((await manager.browser.patch(`/api/jobs/${job.id}`, { isActive: 'no' })).status).toBe(400)
  })
})

describe("calls for the job's manager alone", () => {
  test('other people are refused with the missing right named', async () => {
    const job = await makeJob(app.db, foreign)
    const details = async ({ browser }: Person) => [
      (await browser.patch(`/api/jobs/${job.id}`, { isActive: false })).body.detail,
      (await browser.delete(`/api/jobs/${job.id}`)).body.detail,
    ]
    expect(await details(manager)).toEqual(Array(2).fill('This job does not exist.'))
    expect(await details(referrer)).toEqual([
      'Only hiring managers can change jobs.',
      'Only hiring managers can delete jobs.',
    ])
    const { body } = await referrer.browser.get('/api/jobs/my-jobs')
    expect(body.detail).toBe('Only hiring managers can access this dashboard.')
  })
})

describe('deleting a job', () => {
  test('deleting a job is in event log and log, and notifies neither hired nor withdrawn candidates', async () => {
    const job = await makeJob(app.db, company)
    for (const change of [{ status: 'hired' as const }, { withdrawnAt: new Date() }]) {
      const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
      await makeApplication(app.db, { referral, ...change })
    }
    await manager.browser.delete(`/api/jobs/${job.id}`)
    expect(await app.db.$count(letters)).toBe(0)
    const written = await app.db.select().from(events).where(eq(events.jobId, job.id))
    expect(written).toMatchObject([{ kind: 'job-removed', actorId: manager.id }])
    const lines = app.logged.map((line) => JSON.parse(line)).filter(({ jobId }) => jobId === job.id)
    expect(lines).toMatchObject([{ msg: 'job deleted', userId: manager.id, documents: 0 }])
  })

  test('deleting a job of others is refused like an unknown job', async () => {
    const job = await makeJob(app.db, foreign)
    for (const id of [job.id, crypto.randomUUID(), 'not-an-id']) {
      expect((await manager.browser.delete(`/api/jobs/${id}`)).status).toBe(404)
    }
    expect(await stored(job.id)).toBeDefined()
    expect((await referrer.browser.delete(`/api/jobs/${job.id}`)).status).toBe(403)
    expect((await guest.delete(`/api/jobs/${job.id}`)).status).toBe(401)
  })

  test('deleting a job removes referrals, applications and documents, and notifies open applicants alone', async () => {
    const job = await makeJob(app.db, company)
    const people = await Promise.all(
      (['pending', 'rejected'] as const).map(async (status) => {
        const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
        return makeApplication(app.db, { referral, status })
      }),
    )
    const [open, rejected] = people
    const owner = { referralIds: [crypto.randomUUID()] }
    const url = await uploadFile(app, { owner })
    const upload = await checkUpload(app, { url, slot: 'resume', owner })
    await app.db.transaction((tx) => attachObject(tx, upload, { applicationId: open?.id ?? '' }))
    const [document] = await app.db.select().from(objects).where(eq(objects.id, upload.objectId))
    const key = objectKey('private', document?.key ?? '')
    expect(await app.storage.head(key)).toBeDefined()

    expect((await manager.browser.delete(`/api/jobs/${job.id}`)).status).toBe(204)
    expect(await stored(job.id)).toBeUndefined()
    expect(await app.db.$count(referrals, eq(referrals.jobId, job.id))).toBe(0)
    expect(await app.db.$count(applications, eq(applications.jobId, job.id))).toBe(0)
    const [left] = await app.db.select().from(objects).where(eq(objects.id, upload.objectId))
    expect([left?.state, left?.applicationId, left?.referralId]).toEqual(['removed', null, null])
    expect(await app.storage.head(key)).toBeUndefined()
    const [letter] = await mailTo(open?.email ?? '')
    expect(letter?.text).toContain(job.title)
    expect(await app.db.$count(letters)).toBe(1)
    expect(rejected?.status).toBe('rejected')
    expect((await manager.browser.delete(`/api/jobs/${job.id}`)).status).toBe(404)
  })

  test('deleting a job removes unused uploads of its invitations at once', async () => {
    const job = await makeJob(app.db, company)
    const { id } = await makeReferral(app.db, { job, referrerId: referrer.id })
    await uploadFile(app, { owner: { referralIds: [id] } })
    const [upload] = await app.db.select().from(objects).where(eq(objects.referralId, id))
    await manager.browser.delete(`/api/jobs/${job.id}`)
    const [left] = await app.db
      .select()
      .from(objects)
      .where(eq(objects.key, upload?.key ?? ''))
    expect(left?.state).toBe('removed')
    expect(await app.storage.head(objectKey('quarantine', upload?.key ?? ''))).toBeUndefined()
  })

  test('deleting a job with a thousand open applicants notifies each within the request timeout', async () => {
    const job = await makeJob(app.db, company)
    const many = 1000
    await app.db.execute(sql`
      with made as (
        insert into referrals (job_id, referrer_id, candidate_email, candidate_key, candidate_name, token_hash, token_expires_at)
        select ${job.id}, ${referrer.id}, n || '@many.example', n || '@many.example', 'Kim ' || n, 'many-' || n, now()
        from generate_series(1, ${many}) n returning id, job_id, candidate_key)
      insert into applications (referral_id, job_id, candidate_key, first_name, last_name, email, agreement_text, agreement_hash)
      select id, job_id, candidate_key, 'Kim', 'Park', candidate_key, 'agreed', 'hash' from made`)
    await app.db.execute(sql`
      insert into objects (key, state, application_id)
      select 'many-' || n, 'attached', (select id from applications where candidate_key = n || '@many.example')
      from generate_series(1, 150) n`)
    const before = await app.db.$count(letters)
    expect((await manager.browser.delete(`/api/jobs/${job.id}`)).status).toBe(204)
    // Of its files the first hundred go at once, the rest with the next sweep.
    expect(await app.db.$count(objects, eq(objects.state, 'discarded'))).toBe(50)
    expect(await sweepObjects(app.deps)).toBe(50)
    expect(await app.db.$count(applications, eq(applications.jobId, job.id))).toBe(0)
    const written = await app.db.select().from(letters).orderBy(desc(letters.id)).limit(many)
    expect((await app.db.$count(letters)) - before).toBe(many)
    expect(new Set(written.map(({ recipientKey }) => recipientKey)).size).toBe(many)
    const { rows } = await app.db.execute(sql`
      select count(*)::int as count from pgboss.job j join letters l on l.id = j.id where l.kind = 'job-removed'`)
    expect(rows[0]?.count).toBeGreaterThanOrEqual(many)
    // Sending a thousand letters is not what this test is about.
    await app.db.delete(letters)
  })
})
