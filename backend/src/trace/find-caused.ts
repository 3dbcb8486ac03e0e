import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { events } from '../db/schema/events.ts'
import { letters } from '../db/schema/letters.ts'

/** What a request has caused, as the database still knows it: ids, kinds, states and times. Times are in UTC. */
export interface Caused {
  events: Pick<typeof events.$inferSelect, 'seq' | 'at' | 'kind' | 'referralId' | 'jobId' | 'actorId' | 'status'>[]
  letters: Pick<
    typeof letters.$inferSelect,
    'id' | 'createdAt' | 'kind' | 'state' | 'attempts' | 'lastError' | 'sentAt'
  >[]
  /** Work in the queue, until an hour after it was done. */
  jobs: { id: string; name: string; state: string; tries: number; createdAt: Date; nextAt: Date }[]
}

/** @param requestId as a person quotes it */
export async function findCaused(db: Database, requestId: string): Promise<Caused> {
  const { seq, at, kind, referralId, jobId, actorId, status } = events
  const { id, createdAt, state, attempts, lastError, sentAt } = letters
  const [told, written, queued] = await Promise.all([
    db
      .select({ seq, at, kind, referralId, jobId, actorId, status })
      .from(events)
      .where(eq(events.requestId, requestId))
      .orderBy(asc(seq)),
    db
      .select({ id, createdAt, kind: letters.kind, state, attempts, lastError, sentAt })
      .from(letters)
      .where(eq(letters.requestId, requestId))
      .orderBy(asc(id)),
    db.execute<{ id: string; name: string; state: string; tries: number; created: number; next: number }>(sql`
      select id, name, state::text, retry_count as tries,
        extract(epoch from created_on)::float8 * 1000 as created, extract(epoch from start_after)::float8 * 1000 as next
      from pgboss.job where data->>'requestId' = ${requestId} order by created_on, id`),
  ])
  return {
    events: told,
    letters: written,
    jobs: queued.rows.map(({ created, next, ...job }) => ({
      ...job,
      createdAt: new Date(created),
      nextAt: new Date(next),
    })),
  }
}
