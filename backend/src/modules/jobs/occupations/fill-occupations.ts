import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect/client.ts'
import { jobOccupations } from '../../../db/schema/job-occupations.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { knownOccupations } from './known-occupations.ts'

/** Jobs that are matched before others get a turn: some ten milliseconds. */
const AT_ONCE = 5

/**
 * Finds the occupations of open jobs that wait for them, the newest first. Safe at any time and twice at once.
 * @returns how many jobs were matched
 */
export async function fillOccupations({ db }: { db: Database }): Promise<number> {
  let filled = 0
  for (;;) {
    const waiting = await waitingJobs(db)
    if (waiting.length === 0) return filled
    const kept = await keep(db, waiting)
    filled += kept
    // All were changed meanwhile, or are another server's: what is left is told of, or found by the next run.
    if (kept === 0) return filled
  }
}

type Waiting = Awaited<ReturnType<typeof waitingJobs>>

/** How many read at once; the texts are long. */
const READ = 100

function waitingJobs(db: Database) {
  const own = db.select({ code: jobOccupations.code }).from(jobOccupations).where(eq(jobOccupations.jobId, jobs.id))
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      text: sql<string>`left(${jobs.description} || ' ' || coalesce(${jobs.requirements}, ''), 5000)`,
      version: sql<string>`${jobs}.xmin::text`,
    })
    .from(jobs)
    .where(and(eq(jobs.isActive, true), notExists(own)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(READ)
}

/** Keeps what is found for jobs that are as they were read. */
async function keep(db: Database, waiting: Waiting): Promise<number> {
  const occupations = await knownOccupations()
  const rows: { id: string; version: string; code: string; score: number }[] = []
  for (const [at, { id, version, title, text }] of waiting.entries()) {
    const found = occupations.ofJob(title, text)
    // Without one it would wait for ever.
    const kept = found.length > 0 ? found : [{ code: '', score: 0 }]
    rows.push(...kept.map((match) => ({ id, version, ...match })))
    if (at % AT_ONCE === 0) await Bun.sleep(0)
  }
  const same = sql`
    with found as (select * from json_to_recordset(${JSON.stringify(rows)}) as found (id uuid, version text, code text, score int)),
      same as (select jobs.id from jobs where id in (select id from found)
        and exists (select from found where found.id = jobs.id and found.version = jobs.xmin::text)
        order by id for no key update)
    insert into ${jobOccupations} (job_id, code, score) select id, code, score from found where id in (select id from same)
    on conflict do nothing returning job_id`
  const { rows: made } = await db.execute<{ job_id: string }>(same)
  return new Set(made.map(({ job_id }) => job_id)).size
}
