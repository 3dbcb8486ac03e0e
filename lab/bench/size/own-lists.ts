import { type Answered, ask } from './ask.ts'
import type { ServedDatabase } from './databases.ts'
import { KINDS } from './rows.ts'

const ROUNDS = 50

/** Reads the lists of who has most, a first page and the counts: of referrals, jobs, and applications to one job. */
export async function readOwnLists({ db, url, people, signIn }: ServedDatabase): Promise<Record<string, Answered[]>> {
  const { rows } = await db.execute<{ recommender: string; manager: string; job: string }>(
    `select bench.id(${KINDS.person}, ${people - 1}) as recommender, bench.id(${KINDS.person}, 0) as manager, bench.id(${KINDS.job}, 0) as job`,
  )
  const { recommender = '', manager = '', job = '' } = rows[0] ?? {}
  const [recommends, manages] = [await signIn(recommender), await signIn(manager)]
  const lists = [
    ['own referrals', `/api/referrals/user/${recommender}`, recommends],
    ['own jobs', '/api/jobs/my-jobs', manages],
    ['applications to a job', `/api/applications/job/${job}`, manages],
  ] as const
  const read: Record<string, Answered[]> = {}
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, path, cookie] of lists) {
      const page = await ask({ url: `${url}${path}?limit=20`, cookie })
      const named = `${name}, ${page.total}`
      read[named] = [...(read[named] ?? []), page]
      read[`${name}, counted`] = [
        ...(read[`${name}, counted`] ?? []),
        await ask({ url: `${url}${path}/counts`, cookie }),
      ]
    }
  }
  return read
}
