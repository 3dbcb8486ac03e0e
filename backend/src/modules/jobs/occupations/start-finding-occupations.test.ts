import { afterAll, beforeAll, expect, test } from 'bun:test'
import { postJob } from '@goodword/contract/new-job'
import { eq } from 'drizzle-orm'
import { VALID } from '../../../../contract/test/boundaries.ts'
import { makeCompany, makeJob } from '../../../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../../../test/harness.ts'
import { until } from '../../../../test/until.ts'
import { jobOccupations } from '../../../db/schema/job-occupations.ts'
import { startFindingOccupations } from './start-finding-occupations.ts'

let app: TestApp
let manager: Person
let company: Awaited<ReturnType<typeof makeCompany>>

beforeAll(async () => {
  app = await createTestApp()
  manager = await app.signIn('hiring_manager')
  company = await makeCompany(app.db, { ownerId: manager.id })
})
afterAll(() => app.stop())

const occupationsOf = (id: string) => until(() => app.db.$count(jobOccupations, eq(jobOccupations.jobId, id)))

test('a server that starts matches jobs that are there, and then each that is posted', async () => {
  const before = await makeJob(app.db, company, { title: 'Staff Nurse' })
  await startFindingOccupations(app.deps, app.queue)
  expect(await occupationsOf(before.id)).toBeGreaterThan(0)
  const { status, body } = await manager.browser.post(postJob.path, { ...VALID.job, title: 'Welder' })
  expect(status).toBe(201)
  expect(await occupationsOf(body.id)).toBeGreaterThan(0)
})
