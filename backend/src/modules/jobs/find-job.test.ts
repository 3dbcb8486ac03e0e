import { afterAll, beforeAll, expect, test } from 'bun:test'
import { findJob, type Job } from '@goodword/contract/jobs'
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

test('a job is found by its id as the list has it', async () => {
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

test('its company finds that it is their own, and counts those who applied', async () => {
  expect((await find(owner, job.id)).body).toMatchObject({ referralCount: 1, isOwn: true })
})

test('a closed job is not found, nor one that never was', async () => {
  const mason = await makeJob(app.db, company, { title: 'Mason' })
  expect((await find(reader, mason.id)).status).toBe(200)
  await app.db.update(jobs).set({ isActive: false }).where(eq(jobs.id, mason.id))
  const { status, body } = await find(reader, mason.id)
  expect([status, body.detail]).toEqual([404, 'This job is not open any more.'])
  for (const id of [crypto.randomUUID(), 'nothing']) expect((await find(owner, id)).status).toBe(404)
})
