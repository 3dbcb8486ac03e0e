import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { searchCloseJobs } from '@goodword/contract/close-jobs'
import { ALL_JOBS, type JobSearch } from '@goodword/contract/job-search'
import type { Job } from '@goodword/contract/jobs'
import { SEARCH_MAX } from '@goodword/contract/limits'
import { totalOf, writeTotal } from '@goodword/contract/pages'
import { EXPERIENCE_LEVELS, JOB_SORTS, JOB_TYPES } from '@goodword/contract/statuses'
import fc from 'fast-check'
import { startWithJobs } from '../../../../test/many-jobs.ts'
import { findCloseJobs } from './find-close-jobs.ts'

/** The pure functions of the contract say which jobs are close; the server is held to them. */

/** More than are counted. */
const JOBS = 1600
const seed = Number(process.env.PROPERTY_SEED ?? crypto.getRandomValues(new Int32Array(1))[0])

/** Few words, some of them a letter apart, or parts of each other. */
const WORDS =
  'engineer enginer engineering nurse nurses welder wedler senior entry c++ c# node.js r&d Größe grosse café cafe\u0301 ab Київ 開発者開発 🚀 24/7'.split(
    ' ',
  )
/** In few jobs only. */
const RARE = ['glaciologist', 'sommelier', 'Straßenbahn', `${'long'.repeat(20)}nurse`, 'a+b(c)', 'über-ingenieur']

const word = fc.constantFrom(...WORDS)
const words = (min: number, max: number) =>
  fc.array(word, { minLength: min, maxLength: max }).map((list) => list.join(' '))
const money = fc.option(fc.constantFrom(0, 40_000, 60_000), { nil: null })
const posted = fc.record({
  title: words(1, 2),
  companyName: words(1, 1),
  description: words(2, 4),
  requirements: fc.option(words(1, 3), { nil: null }),
  location: words(1, 2),
  type: fc.constantFrom(...JOB_TYPES),
  salaryMin: money,
  salaryMax: money,
  referralBonus: fc.option(fc.constantFrom(1, 500), { nil: null }),
  // Few moments: ties.
  createdAt: fc.integer({ min: 1, max: 40 }).map((day) => new Date(Date.UTC(2026, 0, day))),
})

let server: Awaited<ReturnType<typeof startWithJobs>>

beforeAll(async () => {
  process.stdout.write(`seed ${seed}: PROPERTY_SEED=${seed} tries the same again\n`)
  const rare = (at: number, every: number) => (at % every === 7 ? ` ${RARE[((at / every) | 0) % RARE.length]}` : '')
  const rows = fc.sample(posted, { numRuns: JOBS, seed }).map((row, at) => ({
    ...row,
    requirements: `${row.requirements ?? ''}${rare(at, 100)}` || null,
    location: `${row.location}${rare(at, 130)}`,
    description: `${row.description}${rare(at, 170)}`,
  }))
  server = await startWithJobs(rows)
}, 60_000)
afterAll(() => server.app.stop())

/** A word as it is, or with an edit or two. */
const typed = fc
  .tuple(fc.constantFrom(...WORDS, ...RARE), fc.nat(2), fc.nat(20), fc.constantFrom('e', 'x', 'ß', '+'), fc.nat(4))
  .map(([given, edits, where, letter, kind]) => {
    let letters = [...given]
    for (let edit = 0; edit < edits; edit++) {
      const at = (where + edit * 3) % letters.length
      const swapped = [letters[at + 1] ?? '', letters[at] ?? '']
      const [removed, added] = (
        [
          [1, []],
          [0, [letter]],
          [1, [letter]],
          [2, swapped],
          [0, []],
        ] as const
      )[kind] ?? [0, []]
      letters = letters.toSpliced(at, removed, ...added)
    }
    return letters.join('')
  })
const together = (list: string[]) => list.join(' ').toUpperCase()
const isShortEnough = (text: string) => text.length <= SEARCH_MAX
const text = fc.oneof(
  { weight: 6, arbitrary: typed },
  { weight: 3, arbitrary: fc.array(typed, { minLength: 2, maxLength: 3 }).map(together).filter(isShortEnough) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', '%', '+++', 'e', '\\', 'nurse, welder!', 'r:nurse', 't:nurse', 'x'.repeat(65)),
  },
)
const search: fc.Arbitrary<JobSearch> = fc.record({
  text,
  type: fc.constantFrom('', '', ...JOB_TYPES),
  level: fc.constantFrom('', '', ...EXPERIENCE_LEVELS),
  workplace: fc.constant(''),
  country: fc.constantFrom('', '', '', 'NO'),
  payMin: fc.constant(null),
  sort: fc.constantFrom(...JOB_SORTS),
})
const named = ({ id, why }: Job) => ({ id, why })

describe("the server's close search", () => {
  test("the server's close jobs equal the pure functions' in order, reasons, count and pages", async () => {
    let filled = 0
    const property = fc.asyncProperty(search, fc.integer({ min: 1, max: 100 }), async (asked, limit) => {
      const { text: q, type, level, country, sort } = asked
      const query = new URLSearchParams({ q: q.toWellFormed(), type, level, country, sort, close: '1' })
      const expected = searchCloseJobs(server.all, asked).map(named)
      filled += expected.length > 0 ? 1 : 0
      const { total, first, second } = await server.twoPages(query, limit)
      expect(total).toBe(writeTotal(totalOf(expected.length)))
      expect(first.map(named)).toEqual(expected.slice(0, limit))
      expect(second?.map(named)).toEqual(expected.length > limit ? expected.slice(limit, 2 * limit) : undefined)
    })
    await fc.assert(property, { numRuns: 200, seed })
    // Otherwise it has shown little.
    expect(filled).toBeGreaterThan(15)
  }, 120_000)

  test('close jobs are equal by index scan and by ordered scan', async () => {
    const few = fc.constantFrom(0, 5, 50)
    const property = fc.asyncProperty(search, few, async (asked, most) => {
      const { type, level, country, sort } = asked
      const q = asked.text.toWellFormed()
      const expected = searchCloseJobs(server.all, { ...asked, text: q }).map(({ id }) => id)
      const query = {
        q,
        sort,
        close: '1' as const,
        ...(type && { type }),
        ...(level && { level }),
        ...(country && { country }),
      }
      const page = { limit: 30, end: undefined }
      const { found, total } = await findCloseJobs(server.app.db, query, page, true, most)
      expect(found.map(({ id }) => id)).toEqual(expected.slice(0, 30))
      expect(total).toEqual(totalOf(expected.length))
    })
    await fc.assert(property, { numRuns: 100, seed })
  }, 120_000)

  test.each(JOB_SORTS)(
    'close jobs by %s are equal in pages and at once',
    async (sort) => {
      const asked: JobSearch = { ...ALL_JOBS, text: 'nurse', sort }
      const expected = searchCloseJobs(server.all, asked).map(named)
      expect(expected.length).toBeGreaterThan(100)
      expect((await server.everyPage(`q=nurse&close=1&sort=${sort}`, 37)).map(named)).toEqual(expected)
    },
    60_000,
  )
})
