import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { jobQueryOf } from '@goodword/contract/job-query-of'
import { ALL_JOBS, type JobSearch, searchJobs } from '@goodword/contract/job-search'
import type { Job } from '@goodword/contract/jobs'
import { totalOf, writeTotal } from '@goodword/contract/pages'
import { PAY_PERIODS, WORKPLACES } from '@goodword/contract/place-and-pay'
import { EXPERIENCE_LEVELS, JOB_SORTS, JOB_TYPES } from '@goodword/contract/statuses'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { startWithJobs } from '../../../../test/many-jobs.ts'
import { findJobs } from './find-jobs.ts'
import { openAt } from './job-conditions.ts'

/** The pure functions of the jobs page say what is found and in which order; the server is held to them. */

/** More than are counted, so that some texts are said to be in more. */
const JOBS = 1600
const seed = Number(process.env.PROPERTY_SEED ?? crypto.getRandomValues(new Int32Array(1))[0])

/** Few words, so that searches hit; some in few jobs only. */
const WORDS =
  'engineer engineering senior mid amid entry executive nurse welder c++ r&d 50% a_b x\\y größe STRASSE café cafe\u0301 開発者 🚀 👩‍💻 naïve ab ba node.js'.split(
    ' ',
  )
const RARE = ['glaciologist', 'zq', 'ß9', '東京タワー', '☃', `${'long'.repeat(40)}word`]

const word = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.constantFrom('the', 'of') },
)
const words = (min: number, max: number) =>
  fc.array(word, { minLength: min, maxLength: max }).map((list) => list.join(' '))
const money = fc.option(fc.constantFrom(0, 0, 40_000, 50_000, 60_000), { nil: null })
const posted = fc.record({
  title: words(1, 3),
  companyName: words(1, 2),
  description: words(3, 9),
  type: fc.constantFrom(...JOB_TYPES),
  salaryMin: money,
  salaryMax: money,
  payPeriod: fc.oneof({ weight: 3, arbitrary: fc.constant('year' as const) }, fc.constantFrom(...PAY_PERIODS)),
  payCurrency: fc.constantFrom('USD', 'USD', 'EUR'),
  workplace: fc.constantFrom(null, ...WORKPLACES),
  country: fc.constantFrom(null, 'NO', 'SE'),
  remoteFrom: fc.constantFrom<string[]>([], ['NO'], ['NO', 'SE']),
  referralBonus: fc.option(fc.constantFrom(1, 500, 2500), { nil: null }),
  // Few moments: ties.
  createdAt: fc.integer({ min: 1, max: 40 }).map((day) => new Date(Date.UTC(2026, 0, day))),
})

let server: Awaited<ReturnType<typeof startWithJobs>>
let texts: string[]

beforeAll(async () => {
  process.stdout.write(`seed ${seed}: PROPERTY_SEED=${seed} tries the same again\n`)
  const rows = fc.sample(posted, { numRuns: JOBS, seed }).map((row, at) => ({
    ...row,
    ...(at % 400 === 7 && { description: `${row.description} ${RARE[(at / 400) | 0]}` }),
    ...(at % 500 === 9 && { title: `${RARE[((at / 500) | 0) + 2]} ${row.title}` }),
    location: 'Graz',
  }))
  texts = rows.slice(0, 40).map(({ title, description }) => `${title}${description}`)
  server = await startWithJobs(rows)
}, 60_000)
afterAll(() => server.app.stop())

/** What people type: words, parts of them and of what lies between, and what stands in no job. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '%',
    '_',
    '\\',
    'e',
    'q',
    'zq',
    'qq',
    'tioner',
    'gineer',
    'engineer senior',
    'r senior',
    'engineer s',
    'nurse - welder',
    `${'long'.repeat(40)}word engineer`,
    `nurse ${'long'.repeat(9)}`,
    ' Ab ',
    'ß',
    '者',
    '\x1f',
    '\u0301',
    '👩',
    ...RARE,
  ),
  fc
    .constantFrom(...WORDS, ...RARE)
    .chain((one) =>
      fc
        .tuple(fc.nat(one.length - 1), fc.integer({ min: 1, max: one.length }))
        .map(([from, length]) => one.substr(from, length).toWellFormed()),
    ),
  fc
    .tuple(fc.nat(39), fc.nat(30), fc.integer({ min: 1, max: 20 }))
    .map(([at, from, length]) => (texts[at] ?? '').substr(from, length).toWellFormed()),
  fc.tuple(word, word).map((pair) => pair.join(' ').toUpperCase()),
  // Phrases: the end of a word, words, the beginning of one; with a comma or a second space for one space.
  fc
    .tuple(
      word,
      fc.array(word, { maxLength: 1 }),
      word,
      fc.nat(3),
      fc.nat(3),
      fc.constantFrom(' ', ' ', ' ', ', ', '  '),
    )
    .map(([first, between, last, from, to, space]) =>
      [first.slice(from), ...between, last.slice(0, to || undefined)].join(space).toWellFormed(),
    ),
)
const search: fc.Arbitrary<JobSearch> = fc.record({
  text,
  type: fc.constantFrom('', ...JOB_TYPES),
  level: fc.constantFrom('', ...EXPERIENCE_LEVELS),
  workplace: fc.constantFrom('', '', '', ...WORKPLACES),
  country: fc.constantFrom('', '', '', 'NO', 'SE', 'DK'),
  payMin: fc.constantFrom(null, null, null, 0, 50_000),
  sort: fc.constantFrom(...JOB_SORTS),
})
/** The query of a search with the text as it is. */
const queryOf = (asked: JobSearch) => ({ ...jobQueryOf(asked), q: asked.text })
const idOf = ({ id }: Job) => id

describe("the server's search", () => {
  test("the server's results equal the pure functions' in order, count and pages", async () => {
    const property = fc.asyncProperty(search, fc.integer({ min: 1, max: 100 }), async (asked, limit) => {
      const query = new URLSearchParams(
        Object.entries(queryOf(asked)).map(([name, value]): [string, string] => [name, String(value)]),
      )
      const expected = searchJobs(server.all, asked).map(idOf)
      const { total, first, second } = await server.twoPages(query, limit)
      expect(total).toBe(writeTotal(totalOf(expected.length)))
      expect(first.map(idOf)).toEqual(expected.slice(0, limit))
      expect(second?.map(idOf)).toEqual(expected.length > limit ? expected.slice(limit, 2 * limit) : undefined)
    })
    await fc.assert(property, { numRuns: 300, seed })
  }, 120_000)

  test('results are equal by index scan and by ordered scan', async () => {
    const few = fc.constantFrom(0, 5, 50)
    const property = fc.asyncProperty(search, few, async (asked, most) => {
      const expected = searchJobs(server.all, asked).map(idOf)
      const { found, total } = await findJobs(server.app.db, queryOf(asked), { limit: 30, end: undefined }, true, most)
      expect(found.map(({ id }) => id)).toEqual(expected.slice(0, 30))
      expect(total).toEqual(totalOf(expected.length))
    })
    await fc.assert(property, { numRuns: 150, seed })
  }, 120_000)

  test.each(JOB_SORTS)(
    'results by %s are equal in pages and at once',
    async (sort) => {
      const asked: JobSearch = { ...ALL_JOBS, text: 'a', sort }
      const expected = searchJobs(server.all, asked).map(idOf)
      expect((await server.everyPage(`q=a&sort=${sort}`, 97)).map(idOf)).toEqual(expected)
    },
    60_000,
  )
})

test('paging continues after the last job, whatever is posted and deleted meanwhile', async () => {
  const asked: JobSearch = { ...ALL_JOBS, text: 'engineer', sort: 'salary' }
  const expected = searchJobs(server.all, asked)
  const first = await server.reader.browser.get('/api/jobs?q=engineer&sort=salary&limit=20')
  const [deleted] = expected.slice(19)
  await server.app.db.transaction(async (tx) => {
    await tx.execute(sql`insert into jobs (company_id, posted_by, company_name, title, description, location, type, salary_min, salary_max)
      select company_id, posted_by, 'New', 'Engineer', 'the best paid', 'Graz', 'contract', 1000000, 1000000 from jobs limit 1`)
    await tx.execute(sql`update jobs set is_active = false where id = ${deleted?.id ?? ''}`)
  })
  const second = await server.reader.browser.get(
    `/api/jobs?q=engineer&sort=salary&limit=20&cursor=${first.headers.get('x-next-cursor')}`,
  )
  expect(second.body.map(({ id }: Job) => id)).toEqual(expected.slice(20, 40).map(idOf))
})

test.each([{ country: 'NO' }, { workplace: 'remote' as const }])('the index of places answers %j', async (place) => {
  const plan = await server.app.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_indexscan = off`)
    return tx.execute(sql`explain select from jobs where ${openAt(place)}`)
  })
  expect(JSON.stringify(plan.rows)).toContain('Bitmap Index Scan on jobs_places')
})
