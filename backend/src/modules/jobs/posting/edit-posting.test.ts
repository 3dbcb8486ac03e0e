import { beforeAll, describe, expect, test } from 'bun:test'
import { EditablePosting } from '@goodword/contract/job-changes'
import { VALID } from '@goodword/contract/test/boundaries'
import { and, eq, sql } from 'drizzle-orm'
import { makeCompany, makeJob, makeReferral } from '../../../../test/factories.ts'
import { png } from '../../../../test/files.ts'
import { type Person, testApp } from '../../../../test/harness.ts'
import { uploadFile } from '../../../../test/uploads.ts'
import { events } from '../../../db/schema/events.ts'
import { jobVersions } from '../../../db/schema/job-versions.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { referralTerms } from '../../../db/schema/referral-terms.ts'
import { verifyEvents } from '../../../record/events/verify-events.ts'
import { nameKey } from '../../companies/name-key.ts'

const app = testApp()
let manager: Person
let referrer: Person
let company: Awaited<ReturnType<typeof makeCompany>>

beforeAll(async () => {
  manager = await app.signIn('hiring_manager', { firstName: 'Mia', lastName: 'Park' })
  referrer = await app.signIn('referrer')
  company = await makeCompany(app.db, { ownerId: manager.id, name: 'Copperline' })
})

const newJob = (values: object = {}) => makeJob(app.db, company, values)
const edit = (id: string, change: object, by = manager) => by.browser.patch(`/api/jobs/${id}`, change)
const read = async (id: string) =>
  EditablePosting.parse((await manager.browser.get(`/api/jobs/my-jobs/${id}/posting`)).body)
const stored = async (id: string) => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]
const versionsOf = (id: string) =>
  app.db.select().from(jobVersions).where(eq(jobVersions.jobId, id)).orderBy(jobVersions.version)

describe('editing a posting', () => {
  test('any subset of the fields can be changed, and the others stay', async () => {
    const job = await newJob({ salaryMin: 80_000, salaryMax: 90_000, referralBonus: 500 })
    const { status, body } = await edit(job.id, { title: '  Baker ', salaryMax: 110_000, isPublic: true })
    expect([status, body]).toMatchObject([200, { id: job.id, title: 'Baker', isPublic: true, isActive: true }])
    const {
      title,
      salaryMax,
      isPublic,
      version,
      editedAt,
      searched,
      brief: _,
      ...others
    } = { ...(await stored(job.id)) }
    expect({ title, salaryMax, isPublic, version }).toEqual({
      title: 'Baker',
      salaryMax: 110_000,
      isPublic: true,
      version: 2,
    })
    expect(job).toMatchObject(others)
  })

  test('an uploaded logo and no logo can be chosen, a logo of somebody else is refused', async () => {
    const job = await newJob()
    const attached = async ({ id, browser }: Person) =>
      (
        await browser.put('/api/company-logos', {
          logoURL: await uploadFile(app, { owner: { userId: id }, slot: 'logo', bytes: png }),
        })
      ).body.objectPath
    const own = await attached(manager)
    expect((await edit(job.id, { companyLogo: own })).status).toBe(200)
    expect((await stored(job.id))?.companyLogo).toBe(own)
    const foreign = await edit(job.id, { companyLogo: await attached(await app.signIn('hiring_manager')) })
    expect([foreign.status, foreign.body.errors]).toEqual([400, { companyLogo: 'Please upload the logo again.' }])
    // Left out, it stays.
    await edit(job.id, { title: 'Cooper' })
    expect((await stored(job.id))?.companyLogo).toBe(own)
    await edit(job.id, { companyLogo: null })
    expect((await stored(job.id))?.companyLogo).toBeNull()
  })

  test.each([
    [{ title: 'ab' }, 'title', 'Title must be at least 3 characters'],
    [{ description: 'short' }, 'description', 'Description must be at least 50 characters'],
    [{ salaryMin: 95_000 }, 'salaryMax', 'Maximum salary must be greater than minimum salary'],
    [{ salaryMax: 79_999 }, 'salaryMax', 'Maximum salary must be greater than minimum salary'],
    [{ referralBonus: 0 }, 'referralBonus', 'Referral bonus must be at least $1'],
    [{ referralBonus: null }, 'referralBonus', 'Referral bonus amount is required when offering a bonus'],
    [{ type: 'volunteer' }, 'type', 'Please choose an employment type'],
    [{ isActive: true, closingMessage: 'Thank you.' }, 'closingMessage', 'Only closing a job takes a message'],
  ])('%j is refused with the words of posting, together with what is stored', async (change, field, message) => {
    const job = await newJob({ salaryMin: 80_000, salaryMax: 90_000, referralBonus: 500 })
    const { status, body } = await edit(job.id, change)
    expect([status, body.detail, body.errors]).toEqual([400, message, { [field]: message }])
    expect(await versionsOf(job.id)).toEqual([])
  })

  test('a change of nothing is refused, and one of both bounds together is not', async () => {
    const job = await newJob({ salaryMin: 80_000, salaryMax: 90_000 })
    const { status, body } = await edit(job.id, { version: 1 })
    expect([status, body.detail]).toEqual([400, 'Please name what is to be changed'])
    expect((await edit(job.id, { salaryMin: 100_000, salaryMax: 120_000 })).status).toBe(200)
  })

  test('without its toggle a bonus is not kept, and a number without the toggle changes nothing', async () => {
    const job = await newJob({ referralBonus: 500 })
    await edit(job.id, { hasReferralBonus: false })
    expect((await stored(job.id))?.referralBonus).toBeNull()
    await edit(job.id, { referralBonus: 700 })
    expect((await stored(job.id))?.referralBonus).toBeNull()
    await edit(job.id, { hasReferralBonus: true, referralBonus: 700 })
    expect((await stored(job.id))?.referralBonus).toBe(700)
  })

  test('a company name that looks like a proven one is refused', async () => {
    const { id } = await app.signIn('hiring_manager')
    await makeCompany(app.db, { ownerId: id, name: 'Lumen', domain: 'lumen.example', provenNameKey: nameKey('Lumen') })
    const job = await newJob()
    const { status, body } = await edit(job.id, { companyName: 'LUMEN' })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['companyName']])
  })

  test('a closed job can be edited, a hidden one stays hidden, and a removed or foreign one is not found', async () => {
    const closed = await newJob({ isActive: false })
    expect((await edit(closed.id, { title: 'Cooper' })).body).toMatchObject({ title: 'Cooper', isActive: false })
    const hidden = await newJob({ isActive: false, hiddenAt: new Date(), hiddenReason: 'Nobody knows you.' })
    expect((await edit(hidden.id, { title: 'Cooper' })).body).toMatchObject({ title: 'Cooper', isActive: false })
    // What comes with an opening that is refused is not saved either.
    expect((await edit(hidden.id, { title: 'Tanner', isActive: true })).status).toBe(409)
    expect(await stored(hidden.id)).toMatchObject({ title: 'Cooper', hiddenReason: 'Nobody knows you.' })
    const removed = await newJob({ isActive: false, removedAt: new Date() })
    const foreign = await makeJob(
      app.db,
      await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id }),
    )
    for (const { id } of [removed, foreign]) {
      expect((await edit(id, { title: 'Cooper' })).status).toBe(404)
      expect((await manager.browser.get(`/api/jobs/my-jobs/${id}/posting`)).status).toBe(404)
    }
  })

  test('a 121st change of an hour by one company is refused, saying when to come back', async () => {
    const busy = await app.signIn('hiring_manager')
    const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: busy.id }))
    await app.db.execute(sql`insert into rate_limits (key, window_start, count)
      values (${`edits:${job.companyId}`}, date_bin('1 hour', now(), timestamptz 'epoch'), 120)`)
    const { status, body } = await edit(job.id, { title: 'Cooper' }, busy)
    expect([status, body.detail]).toEqual([429, expect.stringContaining('has changed its jobs many times')])
  })
})

describe('versions of a posting', () => {
  test('a posting that was never changed has one version and no stored row', async () => {
    const job = await newJob()
    expect((await read(job.id)).versions).toEqual([
      { version: 1, at: job.createdAt.toISOString(), by: 'Mia Park', fields: [] },
    ])
    expect(await versionsOf(job.id)).toEqual([])
  })

  test('each change keeps the posting as it was, with who changed which fields, and an event', async () => {
    const job = await newJob({ title: 'Baker', referralBonus: 500 })
    await edit(job.id, { title: 'Cooper', location: 'Porto' })
    await edit(job.id, { referralBonus: 700 })
    const { versions, version } = await read(job.id)
    expect(version).toBe(3)
    expect(versions.map(({ version, by, fields }) => [version, by, fields])).toEqual([
      [3, 'Mia Park', ['referralBonus']],
      [2, 'Mia Park', ['title', 'location']],
      [1, 'Mia Park', []],
    ])
    expect(
      (await versionsOf(job.id)).map(({ posting }) => [posting.title, posting.location, posting.referralBonus]),
    ).toEqual([
      ['Baker', 'Lisbon', 500],
      ['Cooper', 'Porto', 500],
      ['Cooper', 'Porto', 700],
    ])
    const isEdit = and(eq(events.jobId, job.id), eq(events.kind, 'job-edited'), eq(events.actorId, manager.id))
    expect(await app.db.$count(events, isEdit)).toBe(2)
    expect((await verifyEvents(app.db)).broken).toBeUndefined()
    const lines = app.logged
      .map((line) => JSON.parse(line))
      .filter(({ jobId, msg }) => jobId === job.id && msg === 'job edited')
    expect(lines.map(({ fields }) => fields)).toEqual([['title', 'location'], ['referralBonus']])
  })

  test('unchanged values make no version, also with an old version number', async () => {
    const job = await newJob({ title: 'Baker' })
    expect((await edit(job.id, { title: 'Baker', version: 7 })).status).toBe(200)
    expect(await versionsOf(job.id)).toEqual([])
    const change = { title: 'Cooper', version: 1 }
    // The reply to the first was lost.
    for (const reply of [await edit(job.id, change), await edit(job.id, change)]) expect(reply.status).toBe(200)
    expect(await versionsOf(job.id)).toHaveLength(2)
  })

  test('a change of an older version is refused and saves nothing', async () => {
    const job = await newJob({ title: 'Baker' })
    await edit(job.id, { title: 'Cooper', version: 1 })
    const { status, body } = await edit(job.id, { title: 'Tanner', location: 'Porto', version: 1 })
    expect([status, body.detail]).toEqual([
      409,
      'Somebody has changed this posting since you opened it. Nothing was saved: load what is stored, then make your change again.',
    ])
    expect(await stored(job.id)).toMatchObject({ title: 'Cooper', location: 'Lisbon', version: 2 })
  })

  test('of two changes of one version at the same time one is kept', async () => {
    const job = await newJob()
    const replies = await Promise.all(['Cooper', 'Tanner'].map((title) => edit(job.id, { title, version: 1 })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await versionsOf(job.id)).toHaveLength(2)
  })

  test('a draft and a posting with one key are two', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const post = (more: object) => manager.browser.post('/api/jobs', { ...VALID.job, ...more }, key)
    const [draft, posting, again] = [await post({ isDraft: true }), await post({}), await post({ isDraft: true })]
    expect([draft.body.isDraft, posting.body.isDraft, again.body.id]).toEqual([true, false, draft.body.id])
    expect(posting.body.id).not.toBe(draft.body.id)
  })

  test('a post that is repeated after an edit answers the job it made', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const post = () => manager.browser.post('/api/jobs', VALID.job, key)
    const { id } = (await post()).body
    await edit(id, { title: 'Cooper' })
    expect((await post()).body).toMatchObject({ id, title: 'Cooper' })
  })
})

describe('what follows an edit', () => {
  test('the list, the search and the public page have the new words at once, and the old ones find nothing', async () => {
    const job = await newJob({ title: 'Glassblower', isPublic: true })
    const found = async (q: string) =>
      (await referrer.browser.get(`/api/jobs?q=${q}`)).body.map(({ id }: { id: string }) => id)
    expect(await found('glassblower')).toEqual([job.id])
    await edit(job.id, {
      title: 'Lighthouse Keeper',
      requirements: 'You know the Beaufort scale by heart, and a knot.',
    })
    expect(await found('glassblower')).toEqual([])
    expect(await found('lighthou')).toEqual([job.id])
    expect(await found('beaufort&close=1&limit=20')).toEqual([job.id])
    expect((await app.guest().get(`/api/jobs/${job.id}`)).body.title).toBe('Lighthouse Keeper')
    await edit(job.id, { isPublic: false })
    expect((await app.guest().get(`/api/jobs/${job.id}`)).status).toBe(404)
  })

  test('the bonus promised to people already invited stays, and new invitations get the new one', async () => {
    const job = await newJob({ referralBonus: 3000 })
    const { id } = await makeReferral(app.db, { job, referrerId: referrer.id })
    const [before] = await app.db.select().from(referralTerms).where(eq(referralTerms.referralId, id))
    await edit(job.id, { referralBonus: 1000, title: 'Cooper' })
    expect((await referrer.browser.get(`/api/referrals/${id}`)).body).toMatchObject({
      referralBonus: 3000,
      terms: before?.text,
    })
    expect(await app.db.select().from(referralTerms).where(eq(referralTerms.referralId, id))).toEqual(
      before ? [before] : [],
    )
    const invited = await referrer.browser.post('/api/referrals', {
      ...VALID.referral,
      ...{ jobId: job.id, referrerId: referrer.id },
    })
    expect(invited.body).toMatchObject({ referralBonus: 1000, terms: expect.stringContaining('$1,000') })
  })
})

describe('the brief of a posting', () => {
  const description = 'You will bake bread every morning with two others. You get 25 days of leave. Fridays end early.'
  const requirements = 'Experience with sourdough\nStrong arms, and patience'
  const picked = {
    work: 'You will bake bread every morning with two others.',
    need: 'Experience with sourdough',
    gain: 'You get 25 days of leave.',
  }

  test('a posted job has a sentence picked for each line, and its editor sees that none was chosen', async () => {
    const { body } = await manager.browser.post('/api/jobs', { ...VALID.job, description, requirements })
    expect((await stored(body.id))?.brief).toEqual({ ...picked, picked: ['work', 'need', 'gain'] })
    expect((await read(body.id)).posting.brief).toBeNull()
  })

  test('a chosen sentence or none stays, the other lines follow the text, and that alone is no change of theirs', async () => {
    const job = await newJob({ description, requirements })
    const brief = { need: 'Strong arms, and patience', gain: null }
    expect((await edit(job.id, { brief })).status).toBe(200)
    expect((await read(job.id)).posting.brief).toEqual(brief)
    await edit(job.id, { description: description.replace('bread', 'cake') })
    expect((await stored(job.id))?.brief).toEqual({
      ...brief,
      work: picked.work.replace('bread', 'cake'),
      picked: ['work'],
    })
    expect((await read(job.id)).versions.map(({ fields }) => fields)).toEqual([['description'], ['brief'], []])
  })

  test('a chosen sentence that leaves the posting is picked anew', async () => {
    const job = await newJob({ description, requirements })
    await edit(job.id, { brief: { need: 'Strong arms, and patience' } })
    await edit(job.id, { requirements: 'Experience with sourdough, for a year' })
    expect((await stored(job.id))?.brief).toMatchObject({
      need: 'Experience with sourdough, for a year',
      picked: ['work', 'need', 'gain'],
    })
  })

  test.each([
    ['another sentence', 'You will earn a million a month.'],
    ['a sentence with another letter', 'you will bake bread every morning with two others.'],
  ])('%s than those of the posting is refused, when it is posted and when it is changed', async (_, work) => {
    const job = await newJob({ description, requirements })
    const message = 'Please choose sentences as they stand in the description or the requirements'
    const posting = { ...VALID.job, description, requirements, brief: { work } }
    for (const { status, body } of [
      await edit(job.id, { brief: { work } }),
      await manager.browser.post('/api/jobs', posting),
    ]) {
      expect([status, body.errors]).toEqual([400, { brief: message }])
    }
    expect((await stored(job.id))?.brief).toBeNull()
  })
})
