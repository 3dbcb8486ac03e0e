import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/harness.ts'
import { tellAll } from '../../../test/tell-all.ts'
import { companies } from '../../db/schema/companies.ts'
import type { EventKind } from '../../db/schema/events.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { createStepCounter } from './step-counter.ts'

setDefaultTimeout(120_000)

let app: TestApp
let manager: Person
let recommender: Person
let company: Awaited<ReturnType<typeof makeCompany>>
beforeAll(async () => {
  app = await createTestApp({ NEWS_DELAY_SECONDS: '3600' })
  // What happened long ago is written now.
  await app.db.execute(sql`alter table events disable trigger user`)
})
afterAll(() => app.stop())

async function newCompany(usualAnswerDays: number | null = 3) {
  manager = await app.signIn('hiring_manager', { email: `m-${crypto.randomUUID()}@example.org` })
  recommender = await app.signIn('referrer', { email: `r-${crypto.randomUUID()}@example.org` })
  company = await makeCompany(app.db, { ownerId: manager.id })
  await app.db.update(companies).set({ usualAnswerDays }).where(eq(companies.id, company.id))
}

const DAY = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * DAY)
const insights = async (person = manager) => (await person.browser.get('/api/insights')).body
type Job = Awaited<ReturnType<typeof makeJob>>

async function times(count: number, make: () => Promise<unknown>) {
  for (let made = 0; made < count; made += 1) await make()
}

async function apply(job: Job, days: number, values = {}) {
  const referral = await makeReferral(app.db, { job, referrerId: recommender.id })
  return makeApplication(app.db, { referral, createdAt: ago(days), ...values })
}

/** Somebody who was invited so many days ago, with what came of it as the log has it; nothing else of them is left. */
async function logged(job: Job, days: number, ...kinds: EventKind[]) {
  const referralId = crypto.randomUUID()
  for (const kind of ['referral-created', ...kinds]) {
    const status = kind === 'status-changed' ? 'rejected' : null
    await app.db.execute(sql`insert into events (kind, at, referral_id, job_id, status)
      values (${kind}, ${ago(days)}, ${referralId}, ${job.id}, ${status})`)
  }
}

// docs/rules.md#insights-are-counted
describe('of what waits longer than usual', () => {
  test('fewer than five are not said', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    await times(4, () => apply(job, 10))
    expect((await insights()).company).toEqual({ usualAnswerDays: 3, overdue: null, invited: null })
  })

  test('the inbox lists as many behind its link', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    await times(6, () => apply(job, 10))
    await times(2, () => apply(job, 1))
    await apply(job, 10, { status: 'rejected' })
    const { count, to } = (await insights()).company.overdue
    const listed = (await manager.browser.get(`/api/applications?needs=you&to=${to}`)).body
    expect([count, listed.length]).toEqual([6, 6])
  })

  test('a job is named where it and all others have five', async () => {
    await newCompany()
    const [large, small] = [await makeJob(app.db, company), await makeJob(app.db, company)]
    await times(6, () => apply(large, 10))
    await times(4, () => apply(small, 10))
    expect((await insights()).company.overdue).toMatchObject({ count: 10, jobs: [] })
    await apply(small, 10)
    expect((await insights()).company.overdue.jobs).toEqual([
      { id: large.id, title: large.title, count: 6 },
      { id: small.id, title: small.title, count: 5 },
    ])
  })

  test('nothing is said while the company has no median', async () => {
    await newCompany(null)
    const job = await makeJob(app.db, company)
    await times(6, () => apply(job, 10))
    expect((await insights()).company).toEqual({ usualAnswerDays: null, overdue: null, invited: null })
  })

  test('applications to other companies do not count', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    await times(6, () => apply(job, 10))
    await newCompany()
    expect((await insights()).company.overdue).toBeNull()
  })
})

describe('of invitations', () => {
  test('a company reads tenths of those who took a step, never how many were invited', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    await times(20, () => logged(job, 40))
    await times(6, () => logged(job, 40, 'interest-shown'))
    await times(6, () => logged(job, 40, 'interest-shown', 'submitted'))
    await times(8, () => logged(job, 40, 'submitted', 'status-changed'))
    const { invited } = (await insights()).company
    // 20 of 40 were interested, 14 applied, 8 got an answer.
    expect(invited.steps).toEqual([
      { step: 'interested', ofTen: 5 },
      { step: 'applied', ofTen: 4 },
      { step: 'answered', ofTen: 2 },
    ])
    expect(Object.keys(invited).toSorted()).toEqual(['from', 'steps', 'to'])
  })

  test('a step is left out where fewer than five took it or stayed behind', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    await times(5, () => logged(job, 40))
    await times(4, () => logged(job, 40, 'interest-shown'))
    await times(6, () => logged(job, 40, 'submitted'))
    // Between interest and application four stayed behind.
    expect((await insights()).company.invited.steps).toEqual([{ step: 'interested', ofTen: 7 }])
  })

  test('those who may still answer, those long ago and those taken back do not count', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    await times(5, () => logged(job, 29))
    await times(5, () => logged(job, 93))
    await times(5, () => logged(job, 40, 'revoked'))
    await times(5, () => logged(job, 40, 'submitted'))
    expect((await insights()).company.invited).toBeNull()
    await newCompany()
    const other = await makeJob(app.db, company)
    await times(5, () => logged(other, 40))
    await times(5, () => logged(other, 40, 'submitted'))
    expect((await insights()).company.invited.steps).toEqual([{ step: 'interested', ofTen: 5 }])
  })

  test('steps are counted once an hour', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    const days = { from: '2020-01-01', to: '2100-01-01' }
    const count = createStepCounter()
    await logged(job, 40)
    expect((await count(app.db, company.id, days)).invited).toBe(1)
    await logged(job, 40)
    const now = [await count(app.db, company.id, days), await createStepCounter()(app.db, company.id, days)]
    expect(now.map(({ invited }) => invited)).toEqual([1, 2])
  })
})

describe('a recommender reads whose turn it is', () => {
  test('from five on, with as many behind each link', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    await times(4, () => makeReferral(app.db, { job, referrerId: recommender.id }))
    expect((await insights(recommender)).own).toBeNull()
    await makeReferral(app.db, { job, referrerId: recommender.id })
    expect(await insights(recommender)).toEqual({ company: null, own: { invited: 5, candidate: null, company: null } })
    await times(6, () => apply(job, 2))
    const { own } = await insights(recommender)
    expect(own).toEqual({ invited: 11, candidate: 5, company: 6 })
    const listed = async (turn: string) =>
      (await recommender.browser.get(`/api/referrals/user/${recommender.id}?turn=${turn}`)).body.length
    expect([await listed('candidate'), await listed('company')]).toEqual([5, 6])
  })

  test('and learns nothing of a decision that was not told', async () => {
    await newCompany()
    const job = await makeJob(app.db, company)
    await times(5, () => makeReferral(app.db, { job, referrerId: recommender.id }))
    await times(5, () => apply(job, 2))
    const { id } = await apply(job, 2)
    await manager.browser.patch(`/api/applications/${id}/status`, { status: 'rejected' })
    expect((await insights(recommender)).own.company).toBe(6)
    await tellAll(app)
    expect((await insights(recommender)).own.company).toBe(5)
    expect(await app.db.$count(referrals, eq(referrals.status, 'rejected'))).toBeGreaterThan(0)
  })
})
