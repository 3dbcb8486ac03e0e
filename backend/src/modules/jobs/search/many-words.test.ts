import { afterAll, beforeAll, expect, test } from 'bun:test'
import { ALL_JOBS, type JobSearch, searchJobs } from '@goodword/contract/job-search'
import { totalOf } from '@goodword/contract/pages'
import { JOB_TYPES } from '@goodword/contract/statuses'
import { startWithJobs } from '../../../../test/many-jobs.ts'
import { findJobs } from './find-jobs.ts'

/** A part of more words than the index is asked for at once. */
const WORDS = Array.from({ length: 40 }, (_, at) => `wordzq${at}`)
const rows = Array.from({ length: 1500 }, (_, at) => ({
  title: 'One of many',
  companyName: 'Many',
  location: 'Graz',
  type: JOB_TYPES[at % JOB_TYPES.length] ?? 'contract',
  description: at < 1400 ? `${WORDS[at % WORDS.length]} ${WORDS[(at * 7) % WORDS.length]}` : 'none of them',
}))

let server: Awaited<ReturnType<typeof startWithJobs>>
beforeAll(async () => {
  server = await startWithJobs(rows)
}, 60_000)
afterAll(() => server.app.stop())

test.each([
  ['all jobs, where many match', '', 100],
  ['all jobs, where few match', '', 2000],
  ['one type, where many match', 'contract', 100],
  ['one type, where few match', 'contract', 2000],
] as const)('a fragment of very many words is found and counted in %s', async (_, type, few) => {
  const asked: JobSearch = { ...ALL_JOBS, text: 'zq', type }
  const expected = searchJobs(server.all, asked).map(({ id }) => id)
  const query = { q: 'zq', sort: 'recent' as const, ...(type && { type }) }
  const { found, total } = await findJobs(server.app.db, query, { limit: 30, end: undefined }, true, few)
  expect(found.map(({ id }) => id)).toEqual(expected.slice(0, 30))
  expect(total).toEqual(totalOf(expected.length))
})
