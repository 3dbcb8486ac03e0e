import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Job } from '@goodword/contract/jobs'
import { eq } from 'drizzle-orm'
import { makeCompany, makeJob } from '../../../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../../../test/harness.ts'
import { jobOccupations } from '../../../db/schema/job-occupations.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { fillOccupations } from '../occupations/fill-occupations.ts'

let app: TestApp
let reader: Person
let company: Awaited<ReturnType<typeof makeCompany>>

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signIn('referrer')
  company = await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id, name: 'Copperline' })
})
afterAll(() => app.stop())

const TEXT = { description: 'Join our team in the old town.', requirements: 'You like it here.', location: 'Graz' }

/** A job whose occupations are known. */
async function posted(values: Partial<typeof jobs.$inferInsert>) {
  const job = await makeJob(app.db, company, { ...TEXT, type: 'full-time', ...values })
  await fillOccupations(app)
  return job
}

async function ask(query: string) {
  const { status, body, headers } = await reader.browser.get(`/api/jobs?${query}`)
  expect(status).toBe(200)
  return { jobs: body as Job[], total: headers.get('x-total-count'), cursor: headers.get('x-next-cursor') }
}
const closeTo = async (q: string, more = '') =>
  (await ask(`q=${encodeURIComponent(q)}&close=1${more}`)).jobs.map(({ id, why }) => ({ id, why }))
const idsCloseTo = async (q: string, more = '') => (await closeTo(q, more)).map(({ id }) => id)

test('a job whose work is also called the text is close, and the name is the reason', async () => {
  const { id } = await posted({ title: 'Staff Nurse' })
  expect(await closeTo('RN')).toContainEqual({ id, why: { in: 'occupation', word: 'Registered Nurses' } })
})

test('jobs by what their work is also called change neither what is found nor its count', async () => {
  const found = await posted({ title: 'Chief Executive' })
  const called = await posted({ title: 'CEO' })
  const list = await ask('q=chief%20executive&limit=10')
  expect([list.jobs.map(({ id }) => id), list.total]).toEqual([[found.id], '1'])
  const close = await idsCloseTo('chief executive')
  expect(close).toContain(called.id)
  expect(close).not.toContain(found.id)
})

test('a job is listed once, by its words where it is close by them, and before those by what the work is called', async () => {
  const called = await posted({ title: 'Bookkeeper' })
  const byWord = await posted({ title: 'Accounting Clerk', requirements: 'A year as bookkeeping assistant.' })
  const [first, ...others] = await closeTo('bookkeeping assistant')
  expect(first).toEqual({ id: byWord.id, why: { in: 'requirements', word: 'bookkeeping' } })
  expect(others.map(({ id }) => id)).toContain(called.id)
  expect(others.map(({ id }) => id)).not.toContain(byWord.id)
})

test('type and level narrow jobs by what their work is called', async () => {
  const { id } = await posted({ title: 'Senior Plumber', type: 'contract' })
  expect(await idsCloseTo('pipefitter', '&type=contract&level=senior')).toContain(id)
  expect(await idsCloseTo('pipefitter', '&type=part-time')).not.toContain(id)
  expect(await idsCloseTo('pipefitter', '&level=executive')).not.toContain(id)
})

test('close jobs in pages equal those at once, by words and by what the work is called', async () => {
  for (const title of ['Welder', 'Pipe Welder', 'Brazer', 'Solderer', 'Weld Inspector'])
    await posted({ title, ...(title === 'Brazer' && { requirements: 'You can do welding.' }) })
  const all = await closeTo('welding')
  expect(all.length).toBeGreaterThan(3)
  expect(all.map(({ why }) => why?.in)).toContain('requirements')
  const paged: { id: string; why: Job['why'] }[] = []
  const totals: (string | null)[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await ask(`q=welding&close=1&limit=2${cursor && `&cursor=${cursor}`}`)
    paged.push(...page.jobs.map(({ id, why }) => ({ id, why })))
    totals.push(page.total)
    cursor = page.cursor
  }
  expect(paged).toEqual(all)
  expect(totals[0]).toBe(`${all.length}`)
})

test('a job whose title changes is found by what the new work is called, and no more by the old', async () => {
  const { id } = await posted({ title: 'Dental Hygienist' })
  expect(await idsCloseTo('oral hygienist')).toContain(id)
  await app.db.update(jobs).set({ title: 'Bus Driver' }).where(eq(jobs.id, id))
  expect(await idsCloseTo('oral hygienist')).not.toContain(id)
  await fillOccupations(app)
  expect(await idsCloseTo('oral hygienist')).not.toContain(id)
  expect(await idsCloseTo('motor coach operator')).toContain(id)
})

test('a job that is closed or hidden is not found by what its work is called, one that is opened again is', async () => {
  const { id } = await posted({ title: 'Florist' })
  const set = (values: Partial<typeof jobs.$inferInsert>) => app.db.update(jobs).set(values).where(eq(jobs.id, id))
  expect(await idsCloseTo('floral designer')).toContain(id)
  await set({ isActive: false })
  expect(await idsCloseTo('floral designer')).not.toContain(id)
  await set({ isActive: true })
  expect(await idsCloseTo('floral designer')).toContain(id)
  await set({ isActive: false, hiddenAt: new Date(), hiddenReason: 'Nobody knows them.' })
  expect(await idsCloseTo('floral designer')).not.toContain(id)
})

test('the occupations of a job go with it', async () => {
  const { id } = await posted({ title: 'Tailor' })
  const kept = () => app.db.$count(jobOccupations, eq(jobOccupations.jobId, id))
  expect(await kept()).toBeGreaterThan(0)
  await app.db.delete(jobs).where(eq(jobs.id, id))
  expect(await kept()).toBe(0)
})

test('a job that points to no occupation is not matched again', async () => {
  await posted({ title: 'พยาบาล', description: 'โรงพยาบาล '.repeat(5000) })
  expect(await fillOccupations(app)).toBe(0)
})

test('jobs are matched once by two servers at once', async () => {
  await makeJob(app.db, company, { ...TEXT, title: 'Glazier' })
  const counts = await Promise.all([fillOccupations(app), fillOccupations(app)])
  expect(counts.toSorted()).toEqual([0, 1])
})

test.each(['🚀'.repeat(100), 'x', '+++', 'พยาบาล', "'; drop table", '\u0000'.repeat(3)])(
  'a search for %j by what work is called is answered',
  async (q) => {
    const { status } = await reader.browser.get(`/api/jobs?q=${encodeURIComponent(q)}&close=1&limit=5`)
    expect(status).toBeLessThan(500)
  },
)
