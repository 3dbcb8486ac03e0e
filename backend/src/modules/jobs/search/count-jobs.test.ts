import { afterAll, beforeAll, expect, test } from 'bun:test'
import { JOB_TYPES } from '@goodword/contract/statuses'
import { and, sql } from 'drizzle-orm'
import { startWithJobs } from '../../../../test/many-jobs.ts'
import { isOfPart, jobs, PART } from '../../../db/schema/jobs.ts'
import { countJobs, countNamed, countWithWords, isLikelyMore, WORDS_AT_ONCE } from './count-jobs.ts'
import { hasPiece } from './has-piece.ts'
import { isOpen } from './job-filter.ts'
import { withMemory } from './with-memory.ts'

/** One word after the other, and every third job has the next one, too. */
const WORDS = Array.from({ length: 3 * WORDS_AT_ONCE }, (_, at) => `wordzq${at}`)
const rows = Array.from({ length: 1200 }, (_, at) => ({
  title: 'One of many',
  companyName: 'Many',
  location: 'Graz',
  type: JOB_TYPES[at % JOB_TYPES.length] ?? 'contract',
  description:
    at < 1000 ? `${WORDS[at % WORDS.length]} ${at % 3 === 0 ? WORDS[(at + 1) % WORDS.length] : ''}` : 'none of them',
}))

const contracts = rows.slice(0, 1000).filter(({ type }) => type === 'contract').length

let server: Awaited<ReturnType<typeof startWithJobs>>
beforeAll(async () => {
  server = await startWithJobs(rows)
}, 60_000)
afterAll(() => server.app.stop())

const many = {
  named: and(isOpen, hasPiece(WORDS)),
  ofPart: and(isOpen, hasPiece(WORDS, {}, 'part')),
}

test('the part is about one in sixteen of what the index names, by type, too', async () => {
  const count = async (where = many.ofPart) => (await withMemory(server.app.db, (tx) => countJobs(tx, where))).count
  const off = 5 * Math.sqrt(1000 / PART)
  expect(Math.abs((await count()) - 1000 / PART)).toBeLessThan(off)
  const types = await Promise.all(JOB_TYPES.map((type) => count(and(isOpen, hasPiece(WORDS, { type }, 'part')))))
  expect(types.reduce((sum, each) => sum + each, 0)).toBe(await count())
  expect(await count(and(many.ofPart, sql`uuid_hash(${jobs.id}) & ${PART - 1} <> 0`))).toBe(0)
})

test('what is within what is counted is counted exactly, whatever the part says', async () => {
  expect(await countNamed(server.app.db, many, 1000)).toEqual({ count: 1000, isExact: true })
  expect(await countNamed(server.app.db, { ...many, rest: sql`${jobs.type} = 'contract'` })).toEqual({
    count: contracts,
    isExact: true,
  })
})

test('what the part has so many of that there is no doubt is more than is counted, and no other job is asked for', async () => {
  const { ofPart } = many
  expect((await countNamed(server.app.db, { named: sql`false`, ofPart }, 10)).count).toBe(11)
  // Where there is doubt, they are.
  expect((await countNamed(server.app.db, { named: sql`false`, ofPart }, 800)).count).toBe(0)
})

test('the part is known without the index of it, too', async () => {
  const ofPart = and(many.named, isOfPart)
  const rest = sql`${jobs.description} like '%wordzq%'`
  expect(await countNamed(server.app.db, { named: many.named, ofPart, rest }, 1000)).toEqual({
    count: 1000,
    isExact: true,
  })
  expect((await countNamed(server.app.db, { named: sql`false`, ofPart, rest }, 10)).count).toBe(11)
  expect((await countNamed(server.app.db, { named: sql`false`, ofPart, rest }, 800)).count).toBe(0)
})

test('the part is asked where it is likely to say that there are more', () => {
  expect([isLikelyMore(12_224), isLikelyMore(12_225)]).toEqual([false, true])
})

test('what very many words are in is counted exactly, each job once', async () => {
  const count = async (filter: Parameters<typeof countWithWords>[2], max?: number) =>
    (await withMemory(server.app.db, (tx) => countWithWords(tx, WORDS, filter, max))).count
  expect(await count({})).toBe(1000)
  expect(await count({ type: 'contract' })).toBe(contracts)
  expect(await count({}, 100)).toBe(101)
  expect((await server.ask('q=zq&limit=1')).total).toBe('1000')
})
