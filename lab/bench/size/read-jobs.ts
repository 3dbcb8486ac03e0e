import { say } from '../../../scripts/say.ts'
import { type Answered, ask } from './ask.ts'
import type { ServedDatabase } from './databases.ts'
import { KINDS_OF_LISTS, type Kind, queryOf, requestOf } from './searches.ts'

/** Jobs of a page of the screen, and of a page on the way to one far down: cursors go on in pages of any size. */
const PAGE = 20
const LARGEST_PAGE = 100
/** Jobs before a page far down. */
const SKIPPED = 1000
/** Pages far down, and first pages of databases smaller than the largest, are read in every so many rounds. */
const SELDOM = 5

export type Depth = 'first' | 'deep'

/** One page of the list of jobs, read. */
export interface Reading extends Kind, Pick<Answered, 'ms' | 'isRefused'> {
  /** In the database. */
  jobs: number
  depth: Depth
}

/**
 * Reads the list of jobs in every kind, in rounds of one of each kind at each size, so that a slow minute hits all alike, and nothing
 * is asked again within a moment.
 * @param requests first pages of each kind in the largest database
 */
export async function readJobs(databases: readonly ServedDatabase[], requests: number): Promise<Reading[]> {
  const readers = []
  for (const database of databases) readers.push(await openReader(database))
  const largest = readers.at(-1)
  const readings: Reading[] = []
  // The first two rounds warm up.
  for (let round = -2; round < requests; round++) {
    const isSeldom = round < 0 || round % SELDOM === 0
    for (const kind of KINDS_OF_LISTS) {
      for (const reader of isSeldom ? readers : [largest]) {
        const read = [await reader?.readFirst(kind, Math.max(0, round)), isSeldom && (await reader?.readDeep(kind))]
        if (round >= 0) readings.push(...read.flatMap((reading) => reading || []))
      }
    }
    if (round % 10 === 9) say(`${round + 1} of ${requests} rounds`)
  }
  return readings
}

async function openReader({ db, url, jobs, signIn }: ServedDatabase) {
  const { rows } = await db.execute<{ id: string }>("select id from users where role = 'referrer' limit 1")
  const cookie = await signIn(rows[0]?.id ?? '')
  const readPage = (query: URLSearchParams, limit: number, cursor = '') => {
    const asked = new URLSearchParams({ ...Object.fromEntries(query), limit: `${limit}`, ...(cursor && { cursor }) })
    return ask({ url: `${url}/api/jobs?${asked}`, cookie })
  }
  /** @returns where the page far down begins, or the last one; nothing where there is one page only */
  const walk = async (query: URLSearchParams) => {
    let found: string | undefined
    for (let skipped = 0; skipped < SKIPPED; ) {
      // The first page as it is on screen: a list that has two has a second one here, too.
      const limit = skipped === 0 ? PAGE : Math.min(LARGEST_PAGE, SKIPPED - skipped)
      const { isRefused, nextCursor } = await readPage(query, limit, found)
      if (isRefused || !nextCursor) break
      found = nextCursor
      skipped += limit
    }
    return found
  }
  const cursors = new Map<Kind, string>()
  for (const kind of KINDS_OF_LISTS) {
    const cursor = await walk(queryOf(kind, 0))
    if (cursor) cursors.set(kind, cursor)
  }
  say(`${jobs} jobs: all lists walked through`)
  return {
    async readFirst(kind: Kind, round: number): Promise<Reading> {
      const { ms, isRefused } = await readPage(requestOf(kind, round), PAGE)
      return { ...kind, ms, isRefused, jobs, depth: 'first' }
    },
    async readDeep(kind: Kind): Promise<Reading | undefined> {
      const cursor = cursors.get(kind)
      if (!cursor) return undefined
      const { ms, isRefused } = await readPage(queryOf(kind, 0), PAGE, cursor)
      return { ...kind, ms, isRefused, jobs, depth: 'deep' }
    },
  }
}
