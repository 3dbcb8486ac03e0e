import type { Job } from '@goodword/contract/jobs'
import { jobs } from '../src/db/schema/jobs.ts'
import { makeCompany } from './factories.ts'
import { createTestApp, type TestApp } from './harness.ts'

type Row = Omit<typeof jobs.$inferInsert, 'companyId' | 'postedBy'>

/** Rows written by one statement. */
const AT_ONCE = 400

/** A server on which one company has posted these jobs, and somebody who reads them. */
export async function startWithJobs(rows: readonly Row[]) {
  const app: TestApp = await createTestApp()
  const reader = await app.signIn('referrer')
  const { id: postedBy } = await app.signIn('hiring_manager')
  const { id: companyId } = await makeCompany(app.db, { ownerId: postedBy })
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await app.db.insert(jobs).values(rows.slice(at, at + AT_ONCE).map((row) => ({ ...row, companyId, postedBy })))
  }
  /** Asks for jobs, as the jobs page does. */
  const ask = async (query: string) => {
    const { status, body, headers } = await reader.browser.get(`/api/jobs?${query}`)
    if (status !== 200) throw new Error(`Asked for jobs by ${query}, the server answers ${status}`)
    return {
      found: body as Job[],
      total: headers.get('x-total-count'),
      cursor: headers.get('x-next-cursor'),
    }
  }
  /** All pages of a list, one after the other. */
  const everyPage = async (query: string, limit = 100): Promise<Job[]> => {
    const found: Job[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await ask(`${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`)
      found.push(...page.found)
      cursor = page.cursor
    }
    return found
  }
  /** The first two pages of a list, and how many there are in all. */
  const twoPages = async (query: URLSearchParams, limit: number) => {
    const { found, total, cursor } = await ask(`${query}&limit=${limit}`)
    const second = cursor === null ? undefined : await ask(`${query}&limit=${limit}&cursor=${cursor}`)
    return { total, first: found, second: second?.found }
  }
  // Ties that are left go by the id, which pure functions do not know: they keep the order they are given.
  const all = (await everyPage('')).sort((a, b) => (a.id < b.id ? 1 : -1))
  return { app, reader, all, ask, everyPage, twoPages }
}
