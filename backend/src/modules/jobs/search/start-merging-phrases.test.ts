import { afterAll, beforeAll, expect, test } from 'bun:test'
import postgres from 'postgres'
import { makeCompany, makeJob } from '../../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../../test/harness.ts'
import { jobSearch } from './job-search.ts'
import { mergePhrases } from './start-merging-phrases.ts'

let app: TestApp
let owner: postgres.Sql
let company: Awaited<ReturnType<typeof makeCompany>>

beforeAll(async () => {
  app = await createTestApp()
  owner = postgres(app.ownerUrl, { max: 1, onnotice: () => {} })
  const { id: ownerId } = await app.signIn('hiring_manager')
  company = await makeCompany(app.db, { ownerId })
})
afterAll(async () => {
  await owner.end()
  await app.stop()
})

/** Merges what is left. @returns how many pages had been collected */
async function collected(): Promise<number> {
  const [merged] = await owner<{ pages: number }[]>`select gin_clean_pending_list('jobs_pairs')::int as pages`
  return merged?.pages ?? Number.NaN
}

test('adjacent words are found before and after merging into the phrase index, which leaves no row unmerged', async () => {
  const { id } = await makeJob(app.db, company, { title: 'Senior Lighthouse Keeper' })
  const search = async () =>
    (await jobSearch(app.db).find({ q: 'lighthouse keep', sort: 'recent' }, { limit: 10, isCounted: false })).ids
  expect(await search()).toEqual([id])
  await mergePhrases(app)
  expect(await collected()).toBe(0)
  expect(await search()).toEqual([id])
})

test('posting a job collects its words for a later merge', async () => {
  await makeJob(app.db, company, { title: 'Senior Lighthouse Keeper' })
  expect(await collected()).toBeGreaterThan(0)
})
