import { sql } from 'drizzle-orm'
import { ask } from './ask.ts'
import type { ServedDatabase } from './databases.ts'
import { KINDS } from './rows.ts'

const ROUNDS = 100

export const WRITES = ['post a job', 'close it', 'open it again', 'refer somebody'] as const
export type Write = (typeof WRITES)[number]

/** Writes of a kind at a size, each in milliseconds, in the order of the rounds. */
export interface Written {
  jobs: number
  write: Write
  times: number[]
  refused: number
}

type Posting = Record<string, unknown>

/** Writes at every size in turn, the same at each; what was written is removed at the end. */
export async function writeJobs(databases: readonly ServedDatabase[]): Promise<Written[]> {
  const postings = await postingsOf(databases[0])
  const written = databases.map(({ jobs }) => WRITES.map((write): Written => ({ jobs, write, times: [], refused: 0 })))
  const writers = []
  for (const database of databases) writers.push(await openWriter(database))
  try {
    for (let round = -2; round < ROUNDS; round++) {
      for (const [at, writer] of writers.entries()) {
        const replies = await writer.write(Math.max(0, round), postings.at(round) ?? {})
        for (const [which, { ms, isRefused }] of replies.entries()) {
          const of = written[at]?.[which]
          if (!of || round < 0) continue
          of.times.push(ms)
          if (isRefused) of.refused++
        }
      }
    }
  } finally {
    for (const writer of writers) await writer.clean()
  }
  return written.flat()
}

/** Texts as the jobs have them, each with a word that no job has. */
async function postingsOf(database: ServedDatabase | undefined): Promise<Posting[]> {
  if (!database) return []
  const { rows } = await database.db.execute<{ description: string } & Posting>(sql`
    select title, description, requirements, 'Remote' as location, type, salary_min as "salaryMin", salary_max as "salaryMax",
      coalesce(referral_bonus, 500) as "referralBonus", true as "hasReferralBonus", company_name as "companyName"
    from jobs order by id desc limit ${ROUNDS}`)
  return rows.map((row) => ({ ...row, description: `${row.description} ${crypto.randomUUID().slice(0, 8)}` }))
}

async function openWriter({ db, url, companies, people, signIn }: ServedDatabase) {
  // The limits of an hour are not what is measured.
  await db.execute(sql`delete from rate_limits`)
  const managers = await cookiesOf(Math.min(ROUNDS, companies - 1), 1)
  const recommenders = await cookiesOf(Math.min(ROUNDS, people - companies), companies)
  const made: string[] = []

  async function cookiesOf(count: number, from: number) {
    const found: { id: string; cookie: string }[] = []
    for (let n = from; n < from + count; n++) {
      const { rows } = await db.execute<{ id: string }>(sql`select bench.id(${KINDS.person}, ${n}) as id`)
      const id = rows[0]?.id ?? ''
      found.push({ id, cookie: await signIn(id) })
    }
    return found
  }

  return {
    async write(round: number, posting: Posting) {
      const manager = managers[round % managers.length]?.cookie ?? ''
      const posted = await ask({ url: `${url}/api/jobs`, cookie: manager, method: 'POST', body: posting })
      const jobId = posted.isRefused ? '' : (JSON.parse(posted.text).id as string)
      if (!jobId) return [posted]
      made.push(jobId)
      const set = (isActive: boolean) =>
        ask({ url: `${url}/api/jobs/${jobId}`, cookie: manager, method: 'PATCH', body: { isActive } })
      const closed = await set(false)
      const opened = await set(true)
      const { id: referrerId, cookie } = recommenders[round % recommenders.length] ?? { id: '', cookie: '' }
      const body = {
        jobId,
        referrerId,
        candidateEmail: `${crypto.randomUUID()}@example.org`,
        candidateName: 'Kim Park',
        message: 'Somebody to talk to.',
      }
      const referred = await ask({ url: `${url}/api/referrals`, cookie, method: 'POST', body })
      return [posted, closed, opened, referred]
    },
    async clean() {
      await db.execute(sql`delete from jobs where id = any(${`{${made.join()}}`}::uuid[])`)
    },
  }
}
