import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { findJob, type Job, PublicJob } from '@goodword/contract/jobs'
import { VALID } from '@goodword/contract/test/boundaries'
import { eq } from 'drizzle-orm'
import { makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/harness.ts'
import { jobs } from '../../db/schema/jobs.ts'

let app: TestApp
let owner: Person
let reader: Person
let company: Awaited<ReturnType<typeof makeCompany>>
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  app = await createTestApp()
  owner = await app.signIn('hiring_manager')
  reader = await app.signIn('referrer')
  company = await makeCompany(app.db, { ownerId: owner.id })
  job = await makeJob(app.db, company, { title: 'Baker', referralBonus: 900 })
  for (const progress of ['invited', 'withdrawn', 'applied'] as const) {
    await makeReferral(app.db, { job, referrerId: reader.id, progress })
  }
})
afterAll(() => app.stop())

const find = (person: Person, id: string) => person.browser.get(`/api/jobs/${id}`)

test('a job found by id equals the one in the list', async () => {
  const { status, body } = await find(reader, job.id)
  expect(status).toBe(200)
  expect(findJob.reply.parse(body)).toMatchObject({
    title: 'Baker',
    referralBonus: 900,
    referralCount: 2,
    isOwn: false,
  })
  expect([body]).toEqual((await reader.browser.get('/api/jobs')).body as Job[])
})

test("a job's company sees that the job is its own, and the number of applications", async () => {
  expect((await find(owner, job.id)).body).toMatchObject({ referralCount: 1, isOwn: true })
})

test("a job is its own company's for another account of the same inbox, by id and in the list", async () => {
  const manager = await app.signIn('hiring_manager', { email: 'ma.ya@gmail.com' })
  const other = await app.signIn('referrer', { email: 'maya+2@googlemail.com' })
  const own = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }), { title: 'Cooper' })
  await makeReferral(app.db, { job: own, referrerId: reader.id })
  const isOwn = { referralCount: 0, isOwn: true }
  expect((await find(other, own.id)).body).toMatchObject(isOwn)
  expect((await other.browser.get('/api/jobs?q=cooper')).body).toMatchObject([isOwn])
  await app.db.delete(jobs).where(eq(jobs.id, own.id))
})

test('closed and unknown jobs are not found', async () => {
  const mason = await makeJob(app.db, company, { title: 'Mason' })
  expect((await find(reader, mason.id)).status).toBe(200)
  await app.db.update(jobs).set({ isActive: false }).where(eq(jobs.id, mason.id))
  const { status, body } = await find(reader, mason.id)
  expect([status, body.detail]).toEqual([404, 'This job is not open any more.'])
  for (const id of [crypto.randomUUID(), 'nothing']) expect((await find(owner, id)).status).toBe(404)
})

describe("a job's public page", () => {
  const asGuest = (id: string) => app.guest().get(`/api/jobs/${id}`)

  test('guests and people without a role read a public page without bonus, counts and owner', async () => {
    const mason = await makeJob(app.db, company, { title: 'Mason', referralBonus: 700, isPublic: true })
    const { status, body } = await asGuest(mason.id)
    expect([status, body]).toEqual([200, PublicJob.parse(body)])
    expect(body).toMatchObject({ title: 'Mason', company: { name: company.name, logo: null } })
    // No model wrote it.
    const { writtenWithAi: _, ...shape } = PublicJob.shape
    expect(Object.keys(body).sort()).toEqual(Object.keys(shape).sort())
    expect((await find(await app.signIn(null), mason.id)).body).toEqual(body)
    expect((await find(reader, mason.id)).body).toMatchObject({ referralBonus: 700, isOwn: false })
    await app.db.delete(jobs).where(eq(jobs.id, mason.id))
  })

  test("jobs are not public by default, and a closed job's page looks like an unknown one to guests", async () => {
    const closed = await makeJob(app.db, company, { title: 'Closed', isPublic: true, isActive: false })
    const replies = await Promise.all([job.id, closed.id, crypto.randomUUID()].map(asGuest))
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(replies.map(({ body }) => body.detail))).toEqual(
      new Set(['There is no public job at this address. Sign in to see all that are open.']),
    )
  })

  test('a public page is chosen when posting', async () => {
    for (const isPublic of [true, false]) {
      const { body } = await owner.browser.post('/api/jobs', { ...VALID.job, isPublic })
      expect((await asGuest(body.id)).status).toBe(isPublic ? 200 : 404)
    }
  })
})
