import { ask } from './ask.ts'
import type { ServedDatabase } from './databases.ts'
import { KINDS } from './rows.ts'

const REQUESTS = 100
const PAGE = 20
const LARGEST_PAGE = 100

/** A list of somebody's own, each reading in milliseconds. */
export interface OwnList {
  jobs: number
  what: string
  /** How long the list is. */
  rows: string | null
  times: number[]
  refused: number
}

/** Reads the lists of who has most: referrals, jobs and applications; first pages, last pages and counts. */
export async function readOwnLists(databases: readonly ServedDatabase[]): Promise<OwnList[]> {
  const lists: (OwnList & { read: () => ReturnType<typeof ask> })[] = []
  for (const database of databases) lists.push(...(await listsOf(database)))
  for (let round = -2; round < REQUESTS; round++) {
    for (const list of lists) {
      const { ms, isRefused } = await list.read()
      if (round < 0) continue
      list.times.push(ms)
      if (isRefused) list.refused++
    }
  }
  return lists.map(({ read, ...list }) => list)
}

async function listsOf({ db, url, jobs, people, signIn }: ServedDatabase) {
  const { rows: ids } = await db.execute<{ recommender: string; manager: string; job: string }>(
    `select bench.id(${KINDS.person}, ${people - 1}) as recommender, bench.id(${KINDS.person}, 0) as manager, bench.id(${KINDS.job}, 0) as job`,
  )
  const { recommender = '', manager = '', job = '' } = ids[0] ?? {}
  const cookies = { recommender: await signIn(recommender), manager: await signIn(manager) }
  const whose = [
    ['referrals', `/api/referrals/user/${recommender}`, cookies.recommender],
    ['jobs', '/api/jobs/my-jobs', cookies.manager],
    ['applications', `/api/applications/job/${job}`, cookies.manager],
  ] as const
  const lists: (OwnList & { read: () => ReturnType<typeof ask> })[] = []
  for (const [name, path, cookie] of whose) {
    const { total: rows } = await ask({ url: `${url}${path}?limit=${PAGE}`, cookie })
    const last = await lastPage(url + path, cookie)
    const calls = [
      [`my ${name}, first page`, `${path}?limit=${PAGE}`],
      [`my ${name}, last page`, `${path}?limit=${PAGE}&cursor=${last}`],
      [`my ${name}, counts`, `${path}/counts`],
    ] as const
    for (const [what, call] of calls)
      lists.push({ jobs, what, rows, times: [], refused: 0, read: () => ask({ url: url + call, cookie }) })
  }
  return lists
}

/** @returns the cursor of the last page; a list has more than one */
async function lastPage(url: string, cookie: string): Promise<string> {
  let found = ''
  for (let limit = PAGE; ; limit = LARGEST_PAGE) {
    const { nextCursor } = await ask({ url: `${url}?limit=${limit}${found && `&cursor=${found}`}`, cookie })
    if (!nextCursor) return found
    found = nextCursor
  }
}
