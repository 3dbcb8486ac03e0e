import { sql } from 'drizzle-orm'
import { type Answered, ask } from './ask.ts'
import type { ServedDatabase } from './databases.ts'
import { KINDS } from './rows.ts'

const ROUNDS = 50

type Posting = Record<string, unknown>

/** Posts jobs, closes and opens them; what was written is removed at the end. */
export async function writeJobs(database: ServedDatabase): Promise<Record<string, Answered[]>> {
  const { db, url, signIn } = database
  // The limits of an hour are not what is measured.
  await db.execute(sql`delete from rate_limits`)
  const { rows } = await db.execute<{ id: string }>(sql`select bench.id(${KINDS.person}, 1) as id`)
  const cookie = await signIn(rows[0]?.id ?? '')
  const posted: Answered[] = []
  const closed: Answered[] = []
  const opened: Answered[] = []
  const made: string[] = []
  for (const body of await postingsOf(database)) {
    const reply = await ask({ url: `${url}/api/jobs`, cookie, method: 'POST', body })
    posted.push(reply)
    if (reply.isRefused) continue
    const id: string = JSON.parse(reply.text).id
    made.push(id)
    const set = (isActive: boolean) =>
      ask({ url: `${url}/api/jobs/${id}`, cookie, method: 'PATCH', body: { isActive } })
    closed.push(await set(false))
    opened.push(await set(true))
  }
  await db.execute(sql`delete from jobs where id = any(${`{${made.join()}}`}::uuid[])`)
  return { 'post a job': posted, 'close it': closed, 'open it again': opened }
}

/** Texts as the jobs have them, each with a word that no job has. */
async function postingsOf({ db }: ServedDatabase): Promise<Posting[]> {
  const { rows } = await db.execute<{ description: string } & Posting>(sql`
    select title, description, requirements, 'Remote' as location, type, salary_min as "salaryMin", salary_max as "salaryMax",
      coalesce(referral_bonus, 500) as "referralBonus", true as "hasReferralBonus", company_name as "companyName"
    from jobs order by id desc limit ${ROUNDS}`)
  return rows.map((row) => ({ ...row, description: `${row.description} ${crypto.randomUUID().slice(0, 8)}` }))
}
