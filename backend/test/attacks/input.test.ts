import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { VALID } from '../../contract/test/boundaries.ts'
import { everyCall } from '../../contract/test/every-call.ts'
import { companies } from '../../src/db/schema/companies.ts'
import { companyMembers } from '../../src/db/schema/company-members.ts'
import { jobs } from '../../src/db/schema/jobs.ts'
import { rateLimits } from '../../src/db/schema/rate-limits.ts'
import { referrals } from '../../src/db/schema/referrals.ts'
import { users } from '../../src/db/schema/users.ts'
import { makeCompany, makeJob } from '../factories.ts'
import { type Person, testApp } from '../harness.ts'

/** What a body or a query may hold that no form of ours sends. */

const app = testApp()
let manager: Person
let referrer: Person
let company: Awaited<ReturnType<typeof makeCompany>>
beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  company = await makeCompany(app.db, { ownerId: manager.id })
})

const faults = () => app.logged.filter((line) => line.includes('request failed'))
const OWN = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const send = (path: string, body: string | Uint8Array, by = manager) =>
  by.browser.call('POST', path, { headers: OWN, body })
const rowOf = async (id: string) => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]

describe('a cursor of the job list', () => {
  const place = { sort: 'recent', rank: 0, createdAt: '2026-01-01T00:00:00.000Z', id: crypto.randomUUID() }
  test.each([
    ['a year unknown to the database', { createdAt: '0000-01-01T00:00:00.000Z' }],
    ['a time with a hundred digits', { createdAt: `2026-01-01T00:00:00.${'9'.repeat(100)}Z` }],
    ['an impossible date', { createdAt: '2026-02-30T00:00:00.000Z' }],
    ['a number above the range', { sort: 'salary', rank: 2 ** 31 }],
    ['a number below the range', { sort: 'salary', rank: -(2 ** 31) - 1 }],
    ['text in place of a number', { sort: 'salary', rank: '0 or 1=1' }],
    ['an invalid id', { id: "' or ''='" }],
    ['another order', { sort: 'title' }],
  ])('a forged cursor is refused as a client error: %s', async (_, change) => {
    const written = { ...place, ...change }
    const cursor = Buffer.from(JSON.stringify(written)).toString('base64url')
    const { status, body } = await referrer.browser.get(`/api/jobs?limit=1&sort=${written.sort}&cursor=${cursor}`)
    expect([status, typeof body.detail]).toEqual([400, 'string'])
    expect(faults()).toEqual([])
  })

  test.each([
    place,
    { ...place, sort: 'salary', rank: 2 ** 31 - 1 },
    { ...place, createdAt: '9999-12-31T23:59:59.999Z' },
  ])('a plausible cursor is accepted: %j', async (written) => {
    const cursor = Buffer.from(JSON.stringify(written)).toString('base64url')
    expect((await referrer.browser.get(`/api/jobs?limit=1&sort=${written.sort}&cursor=${cursor}`)).status).toBe(200)
  })
})

describe('JSON bodies', () => {
  const text = (more: string) => `${JSON.stringify(VALID.job).slice(0, -1)},${more}}`

  test('of a duplicate key the last value is validated and stored', async () => {
    expect((await send('/api/jobs', text('"salaryMin":-1'))).status).toBe(400)
    const { status, body } = await send('/api/jobs', text('"salaryMin":-1,"salaryMin":7'))
    expect([status, (await rowOf(body.id))?.salaryMin]).toEqual([201, 7])
  })

  test.each(['1e400', '-1e400', '9007199254740993', '2147483648', '1e9', '0.1', 'true', '"5"', '[5]', '{}'])(
    'a salary of %s is refused',
    async (value) => {
      const { status, body } = await send('/api/jobs', text(`"salaryMin":${value}`))
      expect([status, Object.keys(body.errors)]).toEqual([400, ['salaryMin']])
    },
  )

  test('a salary of minus zero is zero', async () => {
    const { status, body } = await send('/api/jobs', text('"salaryMin":-0'))
    expect([status, Object.is((await rowOf(body.id))?.salaryMin, 0)]).toEqual([201, true])
  })

  test.each(['\ufeff', '\u00a0', '\0', '//', "')]}',\n"])('a body with a prefix is refused: %j', async (start) => {
    const bytes = new TextEncoder().encode(start + JSON.stringify({ ...VALID.company }))
    // Of the mark of a byte order alone nothing is made: it says how to read what follows.
    expect((await send('/api/company/setup', bytes)).status).toBe(start === '\ufeff' ? 200 : 400)
  })

  test.each(['\\ud800', '\\udfff\\ud800', '\\u0000', '\\u202e', '\\uffff', '\\u2028'])(
    'lone surrogates and invisible characters are not stored: %s',
    async (escaped) => {
      const body = JSON.stringify({ ...VALID.company, companyName: 'NAME' }).replace('NAME', `Crumb${escaped}Bread`)
      await send('/api/company/setup', body)
      const [row] = await app.db.select().from(companies).where(eq(companies.id, company.id))
      expect(row?.name.isWellFormed()).toBe(true)
      expect(row?.name).not.toMatch(/[\0\u202e\ud800-\udfff]/)
      expect(faults()).toEqual([])
    },
  )

  test('a content type that only begins like JSON is refused', async () => {
    for (const type of [
      'application/jsonx',
      'application/json-patch+json',
      'text/json',
      'application/json,text/plain',
      'application/x-json',
    ])
      expect(
        (await manager.browser.call('POST', '/api/jobs', { headers: { ...OWN, 'content-type': type }, body: '{}' }))
          .status,
      ).toBe(415)
  })
})

describe('mass assignment', () => {
  const FOREIGN = {
    id: '0198f000-0000-7000-8000-000000000001',
    role: 'hiring_manager',
    isOperator: true,
    ownerId: '0198f000-0000-7000-8000-000000000002',
    companyId: '0198f000-0000-7000-8000-000000000003',
    postedBy: '0198f000-0000-7000-8000-000000000004',
    userId: '0198f000-0000-7000-8000-000000000005',
    createdAt: '2001-01-01T00:00:00.000Z',
    isActive: false,
    status: 'hired',
    progress: 'applied',
    tokenHash: 'mine',
    confirmedAt: '2001-01-01T00:00:00.000Z',
    idempotencyKey: 'mine',
    email: 'boss@example.org',
    emailKey: 'boss@example.org',
    referralCount: 9,
    __proto__: { polluted: true },
  }
  const own = Object.values(FOREIGN).filter((value) => typeof value === 'string')

  test("a job ignores fields that are not the poster's to set", async () => {
    const { body } = await manager.browser.post('/api/jobs', { ...FOREIGN, ...VALID.job })
    const row = await rowOf(body.id)
    expect(row).toMatchObject({ companyId: company.id, postedBy: manager.id, isActive: true, idempotencyKey: null })
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2001)
  })

  test("a company ignores fields that are not the owner's to set", async () => {
    const { body } = await manager.browser.post('/api/company/setup', { ...FOREIGN, ...VALID.company })
    expect(body.id).toBe(company.id)
    const members = await app.db.select().from(companyMembers).where(eq(companyMembers.companyId, company.id))
    expect(members).toMatchObject([{ userId: manager.id, role: 'owner' }])
  })

  test("a referral ignores fields that are not the referrer's to set", async () => {
    const job = await makeJob(app.db, company)
    const about = { jobId: job.id, referrerId: referrer.id, candidateEmail: 'kim@example.org', candidateName: 'Kim' }
    const { status, body } = await referrer.browser.post('/api/referrals', { ...FOREIGN, ...about })
    expect([status, body.status, body.progress]).toEqual([201, null, 'invited'])
    const [row] = await app.db.select().from(referrals).where(eq(referrals.id, body.id))
    expect(own).not.toContainAnyValues(Object.values(row ?? {}).filter((value) => typeof value === 'string'))
  })

  test('a role choice sets the role alone', async () => {
    const newcomer = await app.signIn(null)
    const { status } = await newcomer.browser.post('/api/setup-role', { ...FOREIGN, role: 'referrer' })
    expect(status).toBeLessThan(300)
    const [row] = await app.db.select().from(users).where(eq(users.id, newcomer.id))
    expect(row).toMatchObject({ role: 'referrer', email: newcomer.email })
    expect((await newcomer.browser.get('/api/auth/user')).body.isOperator).toBe(false)
  })

  test('keys of Object.prototype set nothing', () => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('broken bodies and content types', () => {
  const TYPES = [
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/json',
  ]
  const FORM = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'
  const ENTITY = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'
  afterEach(() => app.db.delete(rateLimits))
  const writes = everyCall
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path.replace(/:\w+/g, () => crypto.randomUUID()), body] as const)

  test.each(writes)(
    '%s %s with a broken body or another type is a client error and writes nothing',
    async (method, path, takesBody) => {
      for (const type of TYPES) {
        for (const body of ['{', FORM, ENTITY]) {
          const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
          const reply = await manager.browser.call(method, path, { headers, body })
          expect(reply.status).toBeLessThan(500)
          if (takesBody) expect(reply.status).toBeGreaterThanOrEqual(400)
          expect(JSON.stringify(reply.body)).not.toContain('root:')
        }
      }
    },
  )
})
