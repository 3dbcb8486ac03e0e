import { beforeAll, describe, expect, test } from 'bun:test'
import { VALID } from '@goodword/contract/test/boundaries'
import { eq } from 'drizzle-orm'
import { makeCompany } from '../../../../test/factories.ts'
import { type Person, testApp } from '../../../../test/harness.ts'
import { jobVersions } from '../../../db/schema/job-versions.ts'
import { jobs } from '../../../db/schema/jobs.ts'

const app = testApp()
let manager: Person
let referrer: Person

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  await makeCompany(app.db, { ownerId: manager.id })
})

const save = (fields: object = {}) => manager.browser.post('/api/jobs', { isDraft: true, ...fields })
const change = (id: string, fields: object) => manager.browser.patch(`/api/jobs/${id}`, fields)
const stored = async (id: string) => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]

describe('a draft', () => {
  test('a draft takes any of the fields, unfinished, and keeps their limits', async () => {
    const { status, body } = await save({ title: 'B', salaryMin: 5 })
    expect([status, body]).toMatchObject([201, { title: 'B', description: '', isDraft: true, isActive: false }])
    expect((await save()).status).toBe(201)
    const long = await save({ title: 'x'.repeat(201) })
    expect([long.status, long.body.errors]).toEqual([400, { title: 'Please use at most 200 characters' }])
  })

  test('a draft is changed field by field, without versions, and an older version is refused', async () => {
    const { id } = (await save({ title: 'Baker', location: 'Li' })).body
    expect((await change(id, { isDraft: true, title: '', version: 1 })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ title: '', location: 'Li', version: 2 })
    expect((await change(id, { isDraft: true, title: 'Cooper', version: 1 })).status).toBe(409)
    expect(await app.db.$count(jobVersions, eq(jobVersions.jobId, id))).toBe(0)
  })

  test('a finished draft is published, open and as of now', async () => {
    const { id } = (await save({ ...VALID.job, isDraft: true, title: 'Farrier' })).body
    await app.db
      .update(jobs)
      .set({ createdAt: new Date('2026-01-01') })
      .where(eq(jobs.id, id))
    const { status, body } = await change(id, { isActive: true })
    expect([status, body]).toMatchObject([200, { isDraft: false, isActive: true }])
    expect(Date.parse(body.createdAt)).toBeGreaterThan(Date.parse('2026-01-02'))
    expect((await referrer.browser.get('/api/jobs?q=farrier')).body).toMatchObject([{ id }])
    // What is published is no draft any more.
    expect((await change(id, { isDraft: true, title: '' })).status).toBe(409)
  })

  test('an unfinished draft is not published, and each field at fault is named', async () => {
    const { id } = (await save({ title: 'Farrier' })).body
    const { status, body } = await change(id, { isActive: true })
    expect([status, Object.keys(body.errors).sort()]).toEqual([
      400,
      ['companyName', 'description', 'location', 'requirements'],
    ])
    expect(await stored(id)).toMatchObject({ isDraft: true, isActive: false })
    const { title: _, isDraft: __, ...rest } = { ...VALID.job, isDraft: false }
    expect((await change(id, { ...rest, isActive: true })).body).toMatchObject({ title: 'Farrier', isDraft: false })
  })
})

describe('who sees a draft', () => {
  test('a draft is in no list, search, count, page, referral, report or event but its own company', async () => {
    const { id } = (await save({ ...VALID.job, isDraft: true, title: 'Zookeeper', isPublic: true })).body
    const ids = async (path: string, { browser } = referrer) =>
      (await browser.get(path)).body.map(({ id }: { id: string }) => id)
    for (const query of [
      '',
      '?q=zookeeper',
      '?q=zookeepr&close=1&limit=20',
      '?type=part-time',
      '?sort=salary&limit=100',
    ])
      expect(await ids(`/api/jobs${query}`)).not.toContain(id)
    expect(await ids('/api/jobs', manager)).not.toContain(id)
    for (const browser of [referrer.browser, app.guest(), manager.browser]) {
      expect((await browser.get(`/api/jobs/${id}`)).status).toBe(404)
    }
    expect((await app.guest().get(`/jobs/${id}`)).status).toBe(404)
    expect((await referrer.browser.post(`/api/jobs/${id}/report`, { reason: 'fraud', details: null })).status).toBe(404)
    const referral = { ...VALID.referral, jobId: id, referrerId: referrer.id }
    expect((await referrer.browser.post('/api/referrals', referral)).status).toBe(404)
    const other = await app.signIn('hiring_manager')
    await makeCompany(app.db, { ownerId: other.id })
    expect(await ids('/api/jobs/my-jobs', other)).toEqual([])
    for (const path of [id, `${id}/posting`])
      expect((await other.browser.get(`/api/jobs/my-jobs/${path}`)).status).toBe(404)
    expect((await other.browser.patch(`/api/jobs/${id}`, { isActive: true })).status).toBe(404)
    expect(await ids('/api/jobs/my-jobs', manager)).toContain(id)
  })

  test('a draft counts neither as an active nor as a closed job', async () => {
    const counts = async () => (await manager.browser.get('/api/jobs/my-jobs/counts')).body
    const before = await counts()
    const { id } = (await save({ ...VALID.job, isDraft: true })).body
    expect(await counts()).toEqual(before)
    await change(id, { isActive: true })
    expect(await counts()).toEqual({ ...before, jobs: before.jobs + 1 })
  })

  test('a draft can be deleted', async () => {
    const { id } = (await save()).body
    expect((await manager.browser.delete(`/api/jobs/${id}`)).status).toBe(204)
    expect(await stored(id)).toBeUndefined()
  })
})
