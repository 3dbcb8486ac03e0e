import { eq, sql } from 'drizzle-orm'
import type { Database } from '../src/db/connect/client.ts'
import { events } from '../src/db/schema/events.ts'
import { CHAINED, type ChainedEvent, hashOf, NONE } from '../src/record/events/chained-event.ts'

/** Does to the event log what only somebody can who owns the database and its triggers. */
export async function tamper(db: Database, ...statements: (ReturnType<typeof sql> | string)[]): Promise<void> {
  await db.execute(sql`alter table events disable trigger user`)
  for (const statement of statements) await db.execute(statement)
  await db.execute(sql`alter table events enable trigger user`)
}

/** Gives the events of a job, up to a position, hashes that fit what they say now, in the order of their positions. */
export async function rehash(db: Database, jobId: string, { until = 1000 } = {}): Promise<void> {
  const { rows } = await db.execute<ChainedEvent & Record<string, unknown>>(
    sql`select ${CHAINED} from events where job_id = ${jobId} and position <= ${until} order by position`,
  )
  await db.execute(sql`alter table events disable trigger user`)
  let previous = NONE
  for (const event of rows) {
    const hash = hashOf({ ...event, previous })
    const isIt = sql`${eq(events.jobId, jobId)} and ${eq(events.position, event.count)}`
    await db.update(events).set({ previous, hash }).where(isIt)
    previous = hash
  }
  await db.execute(sql`alter table events enable trigger user`)
}
