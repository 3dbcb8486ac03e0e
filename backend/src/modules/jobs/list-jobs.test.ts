import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { type Job, listJobs } from '@goodword/contract/jobs'
import { EXPERIENCE_LEVELS } from '@goodword/contract/statuses'
import { sql } from 'drizzle-orm'
import { makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/harness.ts'
import { WITHOUT_FIELDS } from '../../db/versioned-posting.ts'

let app: TestApp
let reader: Person

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signIn('referrer')
  const { id: ownerId } = await app.signIn('hiring_manager')
  const aurora = await makeCompany(app.db, {
    ownerId,
    name: 'Aurora Energy',
    description: 'Wind, water, sun.',
    logo: '/api/company-logos/0198f000-0000-7000-8000-000000000001',
  })
  const description = 'A place to do good work with people who care about it, every day.'
  const rows = [
    { title: 'Senior Welder', salaryMin: 50_000, salaryMax: 60_000, referralBonus: 900 },
    { title: 'Clerk', salaryMin: null, salaryMax: 90_000, referralBonus: null, requirements: null, companyLogo: null },
    { title: 'Volunteer', salaryMin: 0, salaryMax: 0, referralBonus: 1, type: 'part-time' as const },
    { title: 'Painter', description: `${description} Entry level; no welder needed: 100%_sure.` },
    { title: 'Closed Welder', isActive: false },
    {
      title: 'Über-Ingenieur',
      location: 'Graz',
      type: 'contract' as const,
      description: 'C:\\tools, ÄRGER, and an exécutive view of the whole site.',
    },
  ]
  for (const [index, row] of rows.entries()) {
    await makeJob(app.db, aurora, { description, createdAt: new Date(Date.UTC(2026, 0, 1 + index)), ...row })
  }
})
afterAll(() => app.stop())

const list = async (query = '') => (await reader.browser.get(`/api/jobs${query}`)).body as Job[]
const titles = async (query = '') => (await list(query)).map(({ title }) => title)

describe('the list of open jobs', () => {
  test('open jobs are listed for everyone with a role', async () => {
    expect((await app.guest().get('/api/jobs')).status).toBe(401)
    expect((await (await app.signIn(null)).browser.get('/api/jobs')).status).toBe(403)
    expect((await (await app.signIn('hiring_manager')).browser.get('/api/jobs')).status).toBe(200)
  })

  test('open jobs are listed newest first by default, as in the contract', async () => {
    expect(await titles()).toEqual(['Über-Ingenieur', 'Painter', 'Volunteer', 'Clerk', 'Senior Welder'])
    const [clerk, welder] = listJobs.reply.parse(await list()).slice(-2)
    const company = {
      name: 'Aurora Energy',
      logo: '/api/company-logos/0198f000-0000-7000-8000-000000000001',
      description: 'Wind, water, sun.',
      domain: null,
      usualAnswerDays: null,
    }
    const { brief: _, writtenWithAi: __, ...withoutFields } = WITHOUT_FIELDS
    expect(welder).toEqual({
      id: expect.any(String),
      title: 'Senior Welder',
      description: 'A place to do good work with people who care about it, every day.',
      requirements: 'Experience with being an example of something.',
      location: 'Lisbon',
      ...withoutFields,
      type: 'full-time',
      salaryMin: 50_000,
      salaryMax: 60_000,
      referralBonus: 900,
      referralCount: 0,
      isOwn: false,
      createdAt: '2026-01-01T00:00:00.000Z',
      company,
    })
    expect(clerk).toMatchObject({ requirements: null, salaryMin: null, referralBonus: null, company: { logo: null } })
  })

  test('a job counts active referrals, and for its company applications', async () => {
    const owner = await app.signIn('hiring_manager')
    const company = await makeCompany(app.db, { ownerId: owner.id })
    const job = await makeJob(app.db, company, { title: 'Counted', isActive: true })
    for (const progress of ['invited', 'declined', 'withdrawn', 'revoked', 'applied'] as const) {
      await makeReferral(app.db, { job, referrerId: reader.id, progress })
    }
    const countFor = async ({ browser }: Person) => (await browser.get('/api/jobs?q=counted')).body[0].referralCount
    expect(await countFor(reader)).toBe(3)
    expect(await countFor(owner)).toBe(1)
    await app.db.execute(sql`delete from jobs where id = ${job.id}`)
  })
})

test('only managers see which jobs are of their own company', async () => {
  const owner = await app.signIn('hiring_manager')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: owner.id }), { title: 'Owned' })
  for (const [person, isOwn] of [
    [owner, true],
    [reader, false],
  ] as const) {
    const { body } = await person.browser.get('/api/jobs?q=owned')
    expect(body).toMatchObject([{ id: job.id, isOwn }])
  }
  const all = (await owner.browser.get('/api/jobs')).body as Job[]
  expect(all.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toEqual([job.id])
  await app.db.execute(sql`delete from jobs where id = ${job.id}`)
})

describe('search', () => {
  test.each([
    ['welder', ['Painter', 'Senior Welder']],
    ['WELDER', ['Painter', 'Senior Welder']],
    ['  clerk ', ['Clerk']],
    ['aurora en', ['Über-Ingenieur', 'Painter', 'Volunteer', 'Clerk', 'Senior Welder']],
    ['100%_', ['Painter']],
    ['10%', []],
    ['%', ['Painter']],
    ['_', ['Painter']],
    ['\\', ['Über-Ingenieur']],
    ['ärger', ['Über-Ingenieur']],
    ['ÜBER', ['Über-Ingenieur']],
    ["'; drop table jobs; --", []],
    ['clerk aurora', []],
    ['graz', []],
  ])('searching for "%s" finds %j', async (q, found) => {
    expect(await titles(`?q=${encodeURIComponent(q)}`)).toEqual(found)
  })
})

describe('close jobs', () => {
  test('close jobs have the words elsewhere or with a typo, as in the contract, and only they have a reason', async () => {
    expect(await titles('?q=graz&close=1')).toEqual(['Über-Ingenieur'])
    const close = listJobs.reply.parse(await list('?q=WEDLER&close=1'))
    expect(close.map(({ title, why }) => [title, why])).toEqual([
      ['Painter', { in: 'typo', word: 'welder' }],
      ['Senior Welder', { in: 'typo', word: 'Welder' }],
    ])
    expect((await list('?q=welder')).some((job) => 'why' in job)).toBe(false)
  })

  test('close jobs combine with filters and orders', async () => {
    expect(await titles('?q=wedler&close=1&level=entry')).toEqual(['Painter'])
    expect(await titles('?q=wedler&close=1&type=contract')).toEqual([])
    expect(await titles('?q=wedler&close=1&sort=salary')).toEqual(['Senior Welder', 'Painter'])
  })

  test.each(['', '&q=%20', '&q=%2B%2B', '&q=welder', `&q=${'a+'.repeat(9)}`])(
    'close jobs are empty and counted for %j',
    async (q) => {
      const { body, headers } = await reader.browser.get(`/api/jobs?close=1&limit=5${q}`)
      expect([body, headers.get('x-total-count'), headers.has('link')]).toEqual([[], '0', false])
      expect(await list(`?close=1${q}`)).toEqual([])
    },
  )

  test('close jobs are paged, with cursors of their own', async () => {
    const first = await reader.browser.get('/api/jobs?q=wedler&close=1&limit=1')
    expect(first.headers.get('x-total-count')).toBe('2')
    const [, next = ''] = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
    const second = await reader.browser.get(next)
    expect([second.body[0].title, second.headers.get('x-total-count')]).toEqual(['Senior Welder', null])
    const { headers } = await reader.browser.get('/api/jobs?q=welder&limit=1')
    for (const foreign of [
      `?q=wedler&limit=1&cursor=${first.headers.get('x-next-cursor')}`,
      `?q=wedler&limit=1&close=1&cursor=${headers.get('x-next-cursor')}`,
    ]) {
      const { status, body } = await reader.browser.get(`/api/jobs${foreign}`)
      expect([status, body.detail]).toEqual([400, 'Please start again from the first page.'])
    }
  })
})

describe('filters', () => {
  test('the type filter is exact', async () => {
    expect(await titles('?type=full-time')).toEqual(['Painter', 'Clerk', 'Senior Welder'])
    expect(await titles('?type=part-time')).toEqual(['Volunteer'])
    expect(await titles('?type=contract')).toEqual(['Über-Ingenieur'])
  })
  test("the level filter finds each level's word in title or description, and nowhere else", async () => {
    const { id: ownerId } = await app.signIn('hiring_manager')
    const words = EXPERIENCE_LEVELS.join(' ')
    const mill = await makeCompany(app.db, { ownerId, name: `The ${words} mill`, description: words })
    for (const [at, level] of EXPERIENCE_LEVELS.entries()) {
      await makeJob(app.db, mill, { title: `Dyer, ${level.toUpperCase()}` })
      await makeJob(app.db, mill, { title: `Dyer ${at}`, description: `Un${level}like, every day.` })
    }
    await makeJob(app.db, mill, { title: 'Dyer', requirements: words, location: words })
    for (const [at, level] of EXPERIENCE_LEVELS.entries()) {
      // With a text and without one, other indexes answer.
      for (const query of [`?q=dyer&level=${level}`, `?level=${level}`]) {
        const dyers = (await titles(query)).filter((title) => title.startsWith('Dyer'))
        expect(dyers).toEqual([`Dyer ${at}`, `Dyer, ${level.toUpperCase()}`])
      }
    }
    await app.db.execute(sql`delete from jobs where company_id = ${mill.id}`)
  })
  test('filters combine', async () => {
    expect(await titles('?q=welder&level=entry')).toEqual(['Painter'])
  })
  test('empty filters do nothing', async () => {
    expect(await titles('?q=&type=&level=&sort=')).toHaveLength(5)
    expect(await titles('?q=%20&sort=relevance')).toEqual(await titles())
  })
  test.each([
    '?type=sometimes',
    '?level=x',
    '?sort=x',
    '?limit=0',
    '?limit=101',
    '?limit=x',
    '?cursor=x',
    '?q=%00',
    '?q=a&q=b',
    `?q=${'x'.repeat(201)}`,
  ])('the query %s is refused', async (query) => {
    const { status, body } = await reader.browser.get(`/api/jobs${query}`)
    expect([status, typeof body.detail]).toEqual([400, 'string'])
  })
})

describe('unusual queries', () => {
  test.each([
    [`q=${'x'.repeat(10_000)}`, 'Please search for a shorter text.'],
    [`q=${'x'.repeat(201)}`, 'Please search for a shorter text.'],
    ['type=sometimes', 'Please choose a job type from the list.'],
    ['level=x', 'Please choose an experience level from the list.'],
    ['sort=x', 'Please choose an order from the list.'],
    ['limit=0', 'Please ask for 1 to 100 jobs at a time.'],
    ['limit=101', 'Please ask for 1 to 100 jobs at a time.'],
    ['limit=1.5', 'Please ask for 1 to 100 jobs at a time.'],
    ['limit=x', 'Please ask for 1 to 100 jobs at a time.'],
    [`cursor=${'x'.repeat(501)}`, 'Please start again from the first page.'],
    ['cursor=x', 'Please start again from the first page.'],
    ['close=0', 'Please ask for close=1, or leave it out.'],
    ['close=true', 'Please ask for close=1, or leave it out.'],
  ])('an invalid query is refused in a sentence: %.30s', async (query, sentence) => {
    const { status, body } = await reader.browser.get(`/api/jobs?${query}`)
    expect([status, body.detail]).toEqual([400, sentence])
  })

  test.each([
    '%%',
    '__',
    '\\\\',
    '🙂',
    'e\u0301',
    '\u0301',
    '\x1f',
    '\ud83d',
    "' or 1=1",
    '(',
    '[[:alnum:]]',
    't:clerk',
    'x'.repeat(200),
  ])('the search text is matched literally and finds no job: %j', async (q) => {
    const { status, body, headers } = await reader.browser.get(
      `/api/jobs?limit=5&q=${encodeURIComponent(q.toWellFormed())}`,
    )
    expect([status, body, headers.get('x-total-count')]).toEqual([200, [], '0'])
  })

  test.each(['recent', 'salary', 'referral', 'relevance'])(
    'a page beyond the end is empty, sorted by %s',
    async (sort) => {
      const end = { sort, rank: -5, createdAt: '0001-01-01T00:00:00.000Z', id: '00000000-0000-0000-0000-000000000000' }
      const cursor = Buffer.from(JSON.stringify(end)).toString('base64url')
      for (const q of ['', 'e', 'welder']) {
        const { status, body, headers } = await reader.browser.get(
          `/api/jobs?limit=5&sort=${sort}&q=${q}&cursor=${cursor}`,
        )
        expect([status, body, headers.has('link')]).toEqual([200, [], false])
      }
    },
  )
})

describe('sorting', () => {
  describe('of five jobs', () => {
    const on = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 1, day)) })
    beforeAll(async () => {
      const { id: ownerId } = await app.signIn('hiring_manager')
      const mill = await makeCompany(app.db, { ownerId })
      for (const row of [
        { ...on(1), title: 'Weaver A', salaryMin: 90_000, salaryMax: 120_000, referralBonus: 500 },
        { ...on(2), title: 'Weaver B', salaryMin: 0, salaryMax: 0, referralBonus: 2500 },
        { ...on(3), title: 'Weaver C', salaryMin: null, salaryMax: 900_000, referralBonus: 1 },
        { ...on(4), title: 'Loom D', description: 'A weaver.', salaryMin: 100_000, salaryMax: 105_000 },
        { ...on(5), title: 'Weaver E', salaryMin: 10_000, salaryMax: 190_000, referralBonus: 300 },
      ])
        await makeJob(app.db, mill, row)
    })
    afterAll(async () => {
      await app.db.execute(sql`delete from jobs where created_at >= '2026-02-01' and created_at < '2026-03-01'`)
    })

    test.each([
      ['', 'E D C B A'],
      ['recent', 'E D C B A'],
      ['salary', 'A D E B C'],
      ['referral', 'B A E C D'],
      ['relevance', 'E C B A D'],
    ])('jobs sorted by "%s" are %s', async (sort, order) => {
      const found = await titles(`?q=weaver&sort=${sort}`)
      expect(found.map((title) => title.at(-1)).join(' ')).toBe(order)
    })
  })

  test('sorting by salary adds both bounds, missing bounds come last, zero does not', async () => {
    expect(await titles('?sort=salary')).toEqual(['Senior Welder', 'Volunteer', 'Über-Ingenieur', 'Painter', 'Clerk'])
  })
  test('sorting by bonus puts jobs without one last', async () => {
    expect(await titles('?sort=referral')).toEqual(['Senior Welder', 'Volunteer', 'Über-Ingenieur', 'Painter', 'Clerk'])
  })
  test('sorting by relevance puts title matches first', async () => {
    expect(await titles('?sort=relevance&q=%20welder%20')).toEqual(['Senior Welder', 'Painter'])
  })
})

describe('pages', () => {
  test.each(['recent', 'salary', 'referral', 'relevance'])(
    'the pages sorted by %s give the whole list, each job once',
    async (sort) => {
      const query = `?sort=${sort}&q=e`
      const all = await titles(query)
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const reply = await reader.browser.get(`/api/jobs${query}&limit=2${cursor && `&cursor=${cursor}`}`)
        seen.push(...reply.body.map(({ title }: Job) => title))
        cursor = reply.headers.get('x-next-cursor')
      }
      expect(seen).toEqual(all)
      expect(all.length).toBeGreaterThan(3)
    },
  )

  test('a cursor of one order is refused in another', async () => {
    const { headers } = await reader.browser.get('/api/jobs?limit=1')
    const next = await reader.browser.get(`/api/jobs?limit=1&sort=salary&cursor=${headers.get('x-next-cursor')}`)
    expect([next.status, next.body.detail]).toEqual([400, 'Please start again from the first page.'])
  })

  test('a page without a sort continues by date', async () => {
    const { headers } = await reader.browser.get('/api/jobs?limit=1')
    const rest = await list(`?sort=recent&cursor=${headers.get('x-next-cursor')}`)
    expect(rest).toEqual((await list()).slice(1))
  })

  test('the page with the last job has no next page', async () => {
    const reply = await reader.browser.get('/api/jobs?limit=5')
    expect([reply.body.length, reply.headers.has('x-next-cursor')]).toEqual([5, false])
  })

  test.each(['{}', 'null', '{"sort":"recent","rank":0,"createdAt":"yesterday","id":"1"}'])(
    'the cursor %s is refused',
    async (cursor) => {
      const { status } = await reader.browser.get(`/api/jobs?cursor=${Buffer.from(cursor).toString('base64url')}`)
      expect(status).toBe(400)
    },
  )

  test('only the first page has the total', async () => {
    const first = await reader.browser.get('/api/jobs?limit=1&q=welder')
    const second = await reader.browser.get(`/api/jobs?limit=1&q=welder&cursor=${first.headers.get('x-next-cursor')}`)
    const totals = [first, second, await reader.browser.get('/api/jobs')].map((each) =>
      each.headers.get('x-total-count'),
    )
    expect(totals).toEqual(['2', null, null])
  })

  test('a page has the address of the next one with all of its filters', async () => {
    const query = '?q=e&type=full-time&sort=salary&limit=2'
    const first = await reader.browser.get(`/api/jobs${query}`)
    const [, next = ''] = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
    const second = await reader.browser.get(next)
    expect([...first.body, ...second.body].map(({ title }: Job) => title)).toEqual(
      await titles('?q=e&type=full-time&sort=salary'),
    )
    expect(second.headers.has('link')).toBe(false)
  })

  test('without a limit there is no next page', async () => {
    expect((await reader.browser.get('/api/jobs')).headers.has('x-next-cursor')).toBe(false)
  })
})

describe('a list of more than 1,000 jobs', () => {
  let many: TestApp
  let person: Person
  beforeAll(async () => {
    many = await createTestApp()
    person = await many.signIn('referrer')
    const { id: ownerId } = await many.signIn('hiring_manager')
    const company = await makeCompany(many.db, { ownerId })
    await makeJob(many.db, company, { title: 'The oldest', createdAt: new Date(0) })
    await many.db.execute(sql`
      insert into jobs (company_id, posted_by, company_name, title, description, location, type)
      select ${company.id}, ${ownerId}, 'Many', 'Job ' || n, 'One of many', 'Graz', case when n > 1000 then 'part-time' else 'contract' end
      from generate_series(1, 1150) n`)
  }, 60_000)
  afterAll(() => many.stop())

  test('an unpaged job list is cut to the newest 1,000 and names the next page', async () => {
    const { body, headers } = await person.browser.get('/api/jobs')
    expect(body).toHaveLength(1000)
    expect(body.some(({ title }: Job) => title === 'The oldest')).toBe(false)
    const [, next = ''] = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? []
    expect(next).toBe(`/api/jobs?limit=100&cursor=${headers.get('x-next-cursor')}`)
    const seen = new Set(body.map(({ id }: Job) => id))
    const page = (await person.browser.get(next)).body as Job[]
    expect([page.length, page.some(({ id }) => seen.has(id))]).toEqual([100, false])
  })

  test('jobs are counted exactly up to 1,000, then reported as more', async () => {
    const total = async (query: string) =>
      (await person.browser.get(`/api/jobs?limit=1${query}`)).headers.get('x-total-count')
    expect(await Promise.all(['', '&type=contract', '&q=oldest'].map(total))).toEqual(['1000+', '1000', '1'])
  })
})
