import { beforeAll, describe, expect, test } from 'bun:test'
import { PAGE_MAX } from '@goodword/contract/limits'
import { APPLICATION_STATUSES } from '@goodword/contract/statuses'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { applications } from '../schema/applications.ts'
import { jobs } from '../schema/jobs.ts'
import { referrals } from '../schema/referrals.ts'
import { encodeCursor } from './list-cursor.ts'

/** Rows of few moments, so that many stand at the same one. */
const ROWS = 60
const seed = Number(process.env.PROPERTY_SEED ?? crypto.getRandomValues(new Int32Array(1))[0])
const moment = fc.integer({ min: 0, max: 6 }).map((ms) => new Date(Date.UTC(2026, 0, 1, 0, 0, 0, ms)))
const row = fc.record({
  posted: moment,
  referred: moment,
  applied: moment,
  isActive: fc.boolean(),
  status: fc.option(fc.constantFrom(...APPLICATION_STATUSES), { nil: null }),
})

type Name = 'referrals' | 'jobs' | 'applications'
const NAMES: Name[] = ['referrals', 'jobs', 'applications']

const app = testApp()
let referrer: Person
let manager: Person
let stranger: Person
let strangeManager: Person
let company: Awaited<ReturnType<typeof makeCompany>>
let job: Awaited<ReturnType<typeof makeJob>>
let strangeJob: typeof job

beforeAll(async () => {
  process.stdout.write(`seed ${seed}: PROPERTY_SEED=${seed} tries the same again\n`)
  ;[referrer, stranger] = [await app.signIn('referrer'), await app.signIn('referrer')]
  ;[manager, strangeManager] = [await app.signIn('hiring_manager'), await app.signIn('hiring_manager')]
  company = await makeCompany(app.db, { ownerId: manager.id })
  job = await makeJob(app.db, company, { createdAt: new Date(0) })
  strangeJob = await makeJob(app.db, await makeCompany(app.db, { ownerId: strangeManager.id }))
  await applicationTo(strangeJob, stranger)
  for (const { posted, referred, applied, isActive, status } of fc.sample(row, { numRuns: ROWS, seed })) {
    await makeJob(app.db, company, { createdAt: posted, isActive })
    const referral = await makeReferral(app.db, { job, referrerId: referrer.id, createdAt: referred })
    if (status) await makeApplication(app.db, { referral, status, createdAt: applied })
  }
})

async function applicationTo(to: typeof job, by: Person, createdAt?: Date) {
  const referral = await makeReferral(app.db, { job: to, referrerId: by.id, ...(createdAt && { createdAt }) })
  return makeApplication(app.db, { referral, ...(createdAt && { createdAt }) })
}

const PATHS: Record<Name, () => string> = {
  referrals: () => `/api/referrals/user/${referrer.id}`,
  jobs: () => '/api/jobs/my-jobs',
  applications: () => `/api/applications/job/${job.id}`,
}
const ROWS_OF = {
  referrals: () => app.db.select().from(referrals).where(eq(referrals.referrerId, referrer.id)),
  jobs: () => app.db.select().from(jobs).where(eq(jobs.companyId, company.id)),
  applications: () => app.db.select().from(applications).where(eq(applications.jobId, job.id)),
}
const reader = (name: Name) => (name === 'referrals' ? referrer : manager).browser
const get = (name: Name, query = '') => reader(name).get(`${PATHS[name]()}${query}`)
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** The order of each list, as a pure function. */
async function expected(name: Name): Promise<string[]> {
  const rows = await ROWS_OF[name]()
  return idsOf(rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)))
}

/** All pages of a list, as long as they are asked for; the last length holds for what is left. */
async function inPages(name: Name, limits: readonly number[], between = async () => {}): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null = ''
  for (let page = 0; cursor !== null; page++) {
    const limit = limits[Math.min(page, limits.length - 1)]
    const reply = await get(name, `?limit=${limit}${cursor && `&cursor=${cursor}`}`)
    expect([reply.status, reply.body.length <= (limit ?? 0)]).toEqual([200, true])
    expect(reply.headers.get('x-total-count') === null).toBe(cursor !== '')
    seen.push(...idsOf(reply.body))
    cursor = reply.headers.get('x-next-cursor')
    await between()
  }
  return seen
}

const foreignCursor = async (name: Name) => {
  await makeReferral(app.db, { job: strangeJob, referrerId: stranger.id })
  const strange = {
    referrals: () => stranger.browser.get(`/api/referrals/user/${stranger.id}?limit=1`),
    jobs: async () => {
      await makeJob(app.db, { ...company, id: strangeJob.companyId, ownerId: strangeManager.id })
      return strangeManager.browser.get('/api/jobs/my-jobs?limit=1')
    },
    applications: async () => {
      await applicationTo(strangeJob, stranger)
      return strangeManager.browser.get(`/api/applications/job/${strangeJob.id}?limit=1`)
    },
  }
  return (await strange[name]()).headers.get('x-next-cursor') ?? ''
}

describe.each(NAMES)('my %s', (name) => {
  test('paging a list with any page size gives the whole list once, newest first', async () => {
    const whole = await expected(name)
    // What the tests of the other lists have written meanwhile may be more than a page can have.
    const all = Math.min(whole.length, PAGE_MAX)
    const limits = fc.array(fc.integer({ min: 1, max: PAGE_MAX }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(limits, async (lengths) => {
        expect(await inPages(name, lengths)).toEqual(whole)
      }),
      { numRuns: 8, seed, examples: [[[1]], [[all]], [[all - 1]]] },
    )
  })

  test('a list without a limit is the whole list, without page fields', async () => {
    const { body, headers } = await get(name)
    expect(idsOf(body)).toEqual(await expected(name))
    expect([headers.get('x-total-count'), headers.get('link'), headers.get('x-next-cursor')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test("a list's first page has the count and the next page's address", async () => {
    const whole = await expected(name)
    const { headers } = await get(name, '?limit=2')
    const cursor = headers.get('x-next-cursor')
    expect(headers.get('x-total-count')).toBe(String(whole.length))
    expect(headers.get('link')).toBe(`<${PATHS[name]()}?limit=2&cursor=${cursor}>; rel="next"`)
    expect(idsOf((await get(name, `?limit=2&cursor=${cursor}`)).body)).toEqual(whole.slice(2, 4))
  })

  test('paging a list during writes gives every initial row once', async () => {
    const whole = await expected(name)
    const seen = await inPages(name, [7], async () => {
      const late = new Date(Date.UTC(2026, 0, 1, 0, 0, 0, 3))
      await makeJob(app.db, company)
      await makeJob(app.db, company, { createdAt: late })
      await applicationTo(job, referrer)
      await applicationTo(job, referrer, late)
    })
    expect(new Set(seen).size).toBe(seen.length)
    const stood = new Set(whole)
    expect(seen.filter((id) => stood.has(id))).toEqual(whole)
  })

  test("paging a list continues after the cursor's row is deleted", async () => {
    const whole = await expected(name)
    const { headers } = await get(name, '?limit=3')
    const last = whole[2] as string
    await app.db.execute(sql`delete from ${sql.identifier(name)} where id = ${last}`)
    const next = await get(name, `?limit=3&cursor=${headers.get('x-next-cursor')}`)
    expect(idsOf(next.body)).toEqual(whole.slice(3, 6))
  })

  test('a page beyond the end of a list is empty', async () => {
    const list = {
      referrals: `referrals/${referrer.id}`,
      jobs: `my-jobs/${manager.id}`,
      applications: `applications/${job.id}`,
    }
    const end = { createdAt: '0001-01-01T00:00:00.000Z', id: '00000000-0000-0000-0000-000000000000' }
    const { status, body, headers } = await get(name, `?limit=5&cursor=${encodeCursor(list[name], end)}`)
    expect([status, body, headers.has('link')]).toEqual([200, [], false])
  })

  test.each([
    ['no rows', 'limit=0', (things: string) => `Please ask for 1 to 100 ${things} at a time.`],
    ['too many rows', 'limit=101', (things: string) => `Please ask for 1 to 100 ${things} at a time.`],
    ['a fraction of a row', 'limit=1.5', (things: string) => `Please ask for 1 to 100 ${things} at a time.`],
    ['a word as limit', 'limit=x', (things: string) => `Please ask for 1 to 100 ${things} at a time.`],
    ['two limits', 'limit=5&limit=6', () => 'Please send each parameter once.'],
    ['an invalid cursor', 'cursor=x', () => 'Please start again from the first page.'],
    ['an emoji as cursor', 'cursor=%F0%9F%98%80', () => 'Please start again from the first page.'],
    ['a cursor of 501 characters', `cursor=${'x'.repeat(501)}`, () => 'Please start again from the first page.'],
    ['a cursor of 8,000 characters', `cursor=${'x'.repeat(8000)}`, () => 'Please start again from the first page.'],
  ])('a list asked for with %s is refused in a sentence', async (_, query, sentence) => {
    const { status, body } = await get(name, `?${query}`)
    expect([status, body.detail]).toEqual([400, sentence(name)])
  })

  test('a list refuses a cursor of another list or person', async () => {
    const others = NAMES.filter((other) => other !== name)
    const cursors = await Promise.all(
      others.map(async (other) => (await get(other, '?limit=1')).headers.get('x-next-cursor')),
    )
    for (const cursor of [...cursors, await foreignCursor(name)]) {
      expect(cursor).toBeTruthy()
      const { status, body } = await get(name, `?limit=5&cursor=${cursor}`)
      expect([status, body.detail]).toEqual([400, 'Please start again from the first page.'])
    }
  })

  test('a list refuses a modified cursor', async () => {
    const cursor = (await get(name, '?limit=1')).headers.get('x-next-cursor') ?? ''
    const end = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const changes = [
      { list: '' },
      { id: "1' or '1'='1" },
      { createdAt: 'yesterday' },
      { createdAt: '0000-01-01T00:00:00.000Z' },
    ]
    for (const change of changes) {
      const changed = Buffer.from(JSON.stringify({ ...end, ...change })).toString('base64url')
      const { status, body } = await get(name, `?limit=5&cursor=${changed}`)
      expect([status, body.detail]).toEqual([400, 'Please start again from the first page.'])
    }
  })
})

describe('list counts', () => {
  test('referral counts are all, hired, and applied or interviewed', async () => {
    const rows = await ROWS_OF.referrals()
    const { body } = await referrer.browser.get(`/api/referrals/user/${referrer.id}/counts`)
    expect(body).toEqual({
      total: rows.length,
      hired: rows.filter(({ status }) => status === 'hired').length,
      pending: rows.filter(({ status }) => status === 'applied' || status === 'interview').length,
    })
  })

  test('job counts are all, closed, applications to them, and pending ones', async () => {
    const rows = await ROWS_OF.jobs()
    const received = await ROWS_OF.applications()
    const { body } = await manager.browser.get('/api/jobs/my-jobs/counts')
    expect(body).toEqual({
      jobs: rows.length,
      closed: rows.filter(({ isActive }) => !isActive).length,
      applications: received.length,
      pending: received.filter(({ status }) => status === 'pending').length,
    })
  })

  test("a job's application counts are all and pending", async () => {
    const rows = await ROWS_OF.applications()
    const { body } = await manager.browser.get(`/api/applications/job/${job.id}/counts`)
    expect(body).toEqual({ total: rows.length, pending: rows.filter(({ status }) => status === 'pending').length })
  })

  test('counts leave out a deleted job and its applications', async () => {
    const { browser, id: ownerId } = await app.signIn('hiring_manager')
    const mine = await makeCompany(app.db, { ownerId })
    const counts = async () => (await browser.get('/api/jobs/my-jobs/counts')).body
    const [left, gone] = [await makeJob(app.db, mine), await makeJob(app.db, mine)]
    await applicationTo(left, referrer)
    const hired = await makeReferral(app.db, { job: gone, referrerId: referrer.id })
    await makeApplication(app.db, { referral: hired, status: 'hired' })
    expect(await counts()).toEqual({ jobs: 2, closed: 0, applications: 2, pending: 1 })
    expect((await browser.delete(`/api/jobs/${gone.id}`)).status).toBe(204)
    expect(await counts()).toEqual({ jobs: 1, closed: 0, applications: 1, pending: 1 })
    const page = await browser.get('/api/jobs/my-jobs?limit=1')
    expect([page.headers.get('x-total-count'), page.headers.has('link')]).toEqual(['1', false])
  })

  test('the counts of a person without rows are zero', async () => {
    const none = await app.signIn('hiring_manager')
    const zero = { jobs: 0, closed: 0, applications: 0, pending: 0 }
    expect((await none.browser.get('/api/jobs/my-jobs/counts')).body).toEqual(zero)
    const { body } = await none.browser.get(`/api/referrals/user/${none.id}/counts`)
    expect(body).toEqual({ total: 0, hired: 0, pending: 0 })
  })

  test('counts are readable by those who may read the list', async () => {
    const refused = async (by: Person, path: string) => {
      const { status, body } = await by.browser.get(path)
      return [status, body.detail]
    }
    const ofReferrer = `/api/referrals/user/${referrer.id}/counts`
    expect(await refused(stranger, ofReferrer)).toEqual([403, 'You can only see your own referrals.'])
    expect(await refused(referrer, '/api/jobs/my-jobs/counts')).toEqual([
      403,
      'Only hiring managers can access this dashboard.',
    ])
    const ofJob = `/api/applications/job/${job.id}/counts`
    expect(await refused(strangeManager, ofJob)).toEqual([404, 'This job does not exist.'])
    expect(await refused(referrer, ofJob)).toEqual([403, 'Only hiring managers can see applications.'])
  })
})

describe('one of my jobs', () => {
  test('one of my jobs reads as in the list', async () => {
    const { body } = await manager.browser.get('/api/jobs/my-jobs?limit=1')
    const { status, body: one } = await manager.browser.get(`/api/jobs/my-jobs/${body[0].id}`)
    expect([status, one]).toEqual([200, body[0]])
  })

  test('a job of another company or a deleted job is not found', async () => {
    const gone = await makeJob(app.db, company, { isActive: false, removedAt: new Date() })
    for (const id of [strangeJob.id, gone.id, crypto.randomUUID(), 'not-an-id']) {
      expect((await manager.browser.get(`/api/jobs/my-jobs/${id}`)).status).toBe(404)
    }
    const { status, body } = await referrer.browser.get(`/api/jobs/my-jobs/${job.id}`)
    expect([status, body.detail]).toEqual([403, 'Only hiring managers can access this dashboard.'])
  })
})

describe('a list of more than 1,000', () => {
  test('an unpaged list is cut to the newest 1,000 and names the next page', async () => {
    const { browser, id } = await app.signIn('referrer')
    await app.db.execute(sql`
      insert into referrals (job_id, referrer_id, candidate_email, candidate_key, candidate_name, token_hash, token_expires_at)
      select ${job.id}, ${id}, n || '@list.example', n || '@list.example', 'Kim ' || n, 'list-' || n, now()
      from generate_series(1, 1001) n`)
    const { body, headers } = await browser.get(`/api/referrals/user/${id}`)
    expect(body).toHaveLength(1000)
    const [, next = ''] = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? []
    expect(next).toBe(`/api/referrals/user/${id}?limit=100&cursor=${headers.get('x-next-cursor')}`)
    const rest = await browser.get(next)
    expect([rest.body.length, idsOf(body).includes(rest.body[0].id), rest.headers.has('link')]).toEqual([
      1,
      false,
      false,
    ])
  })
})
