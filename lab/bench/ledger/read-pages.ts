import type { Database } from '../../../backend/src/db/connect/client.ts'
import { readStatement } from '../../../backend/src/modules/statement/read-statement.ts'
import { median } from '../median.ts'
import type { Parties } from './parties.ts'

/** Rows of the first page of the screens, and of those that follow. */
const FIRST = 20
const NEXT = 50
/** Pages that follow. */
const PAGES = 10

/** Milliseconds of a page. */
export interface Pages {
  who: string
  rows: number
  first: number
  /** Of those that follow: in the middle, and the slowest. */
  next: number
  slowest: number
}

/** Reads the statement of whoever has most on it, as the screens do, `times` times. */
export async function readPages(db: Database, { recommenders, companies }: Parties, times: number): Promise<Pages[]> {
  const readers = [
    ['recommender', recommenders[0]],
    ['company', companies[0]?.manager],
  ] as const
  const all: Pages[] = []
  for (const [who, actor] of readers) {
    if (!actor) throw new Error('The ledger has no reader.')
    const [first, next]: [number[], number[]] = [[], []]
    let rows = 0
    const read = async (limit: number, cursor: string | undefined, to: number[]) => {
      const from = performance.now()
      const page = await readStatement({ db }, actor, { limit, ...(cursor && { cursor }) })
      to.push(performance.now() - from)
      if (!cursor && page.total) rows = page.total.count
      return page.nextCursor
    }
    for (let time = 0; time < times; time++) {
      let cursor = await read(FIRST, undefined, first)
      for (let page = 0; page < PAGES && cursor; page++) cursor = await read(NEXT, cursor, next)
    }
    all.push({ who, rows, first: median(first), next: median(next), slowest: Math.max(...first, ...next) })
  }
  return all
}
