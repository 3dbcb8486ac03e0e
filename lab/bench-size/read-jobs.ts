import { say } from '../../scripts/say.ts'
import { type Answered, ask } from './ask.ts'
import type { ServedDatabase } from './databases.ts'
import { deepRequestOf, KINDS_OF_LISTS, type Kind, type Narrowed, REQUESTS, requestOf, VARIANTS } from './searches.ts'

/** Jobs of a page of the screen, and of a page on the way to one far down: cursors go on in pages of any size. */
const PAGE = 20
const LARGEST_PAGE = 100
/** Before the hundredth page. */
const SKIPPED = 99 * PAGE

export type Depth = 'first' | 'hundredth'

/** One page of the list of jobs, read. */
export interface Reading extends Kind, Narrowed, Pick<Answered, 'ms' | 'isRefused'> {
  /** In the database. */
  jobs: number
  depth: Depth
  /** Which request of its kind: the same one at every size. */
  round: number
}

/** A database, who reads in it, and where the pages far down begin. */
interface Reader {
  database: ServedDatabase
  cookie: string
  cursors: Map<string, string>
}

/**
 * Reads the list of jobs in every kind: `REQUESTS` requests each, in rounds of one of each kind at each size, so that a slow
 * minute hits all alike, and nothing is asked again within a moment. Sizes between the smallest and the largest are read in every
 * fifth round.
 */
export async function readJobs(databases: readonly ServedDatabase[]): Promise<Reading[]> {
  const readers: Reader[] = []
  for (const database of databases) readers.push(await openReader(database))
  const readings: Reading[] = []
  // The first two rounds warm up.
  for (let at = -2; at < REQUESTS; at++) {
    const round = Math.max(0, at)
    for (const kind of KINDS_OF_LISTS) {
      for (const [index, reader] of readers.entries()) {
        const isBetween = index > 0 && index < readers.length - 1
        if (isBetween && at >= 0 && round % VARIANTS !== Math.floor(round / 20)) continue
        const read = [await readFirst(reader, kind, round), await readDeep(reader, kind, round)]
        if (at >= 0) readings.push(...read.flatMap((reading) => reading ?? []))
      }
    }
    if (at % 10 === 9) say(`${at + 1} of ${REQUESTS} rounds`)
  }
  return readings
}

async function openReader(database: ServedDatabase): Promise<Reader> {
  const { rows } = await database.db.execute<{ id: string }>("select id from users where role = 'referrer' limit 1")
  const reader = { database, cookie: await database.signIn(rows[0]?.id ?? ''), cursors: new Map<string, string>() }
  for (const kind of KINDS_OF_LISTS) {
    for (let variant = 0; variant < VARIANTS; variant++) {
      const cursor = await walk(reader, deepRequestOf(kind, variant).query)
      if (cursor) reader.cursors.set(keyOf(kind, variant), cursor)
    }
  }
  say(`${database.jobs} jobs: all lists walked through`)
  return reader
}

/** @returns where the hundredth page begins, or the last one where there are fewer; nothing where there is one page only */
async function walk({ database, cookie }: Reader, query: URLSearchParams): Promise<string | undefined> {
  let found: string | undefined
  for (let skipped = 0; skipped < SKIPPED; ) {
    // The first page as it is on screen: a list that has two has a second one here, too.
    const limit = skipped === 0 ? PAGE : Math.min(LARGEST_PAGE, SKIPPED - skipped)
    const { isRefused, nextCursor } = await readPage(database.url, cookie, query, limit, found)
    if (isRefused || !nextCursor) break
    found = nextCursor
    skipped += limit
  }
  return found
}

async function readFirst({ database, cookie }: Reader, kind: Kind, round: number): Promise<Reading> {
  const { query, type, level } = requestOf(kind, round)
  const { ms, isRefused } = await readPage(database.url, cookie, query, PAGE)
  return { ...kind, type, level, ms, isRefused, jobs: database.jobs, depth: 'first', round }
}

async function readDeep(
  { database, cookie, cursors }: Reader,
  kind: Kind,
  round: number,
): Promise<Reading | undefined> {
  const { query, variant, type, level } = deepRequestOf(kind, Math.floor(round / 20))
  const cursor = cursors.get(keyOf(kind, variant))
  if (!cursor) return undefined
  const { ms, isRefused } = await readPage(database.url, cookie, query, PAGE, cursor)
  return { ...kind, type, level, ms, isRefused, jobs: database.jobs, depth: 'hundredth', round }
}

function keyOf({ text, sort }: Kind, variant: number): string {
  return [text, sort, variant].join('/')
}

function readPage(
  url: string,
  cookie: string,
  query: URLSearchParams,
  limit: number,
  cursor?: string,
): Promise<Answered> {
  const asked = new URLSearchParams([...query, ['limit', `${limit}`], ...(cursor ? [['cursor', cursor]] : [])] as [
    string,
    string,
  ][])
  return ask({ url: `${url}/api/jobs?${asked}`, cookie })
}
