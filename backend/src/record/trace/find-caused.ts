import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect/client.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import { events } from '../../db/schema/events.ts'
import { letters } from '../../db/schema/letters.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'

/** What a request has caused, as the database still knows it: ids, kinds, states and times. Times are in UTC. */
export interface Caused {
  events: Pick<typeof events.$inferSelect, 'seq' | 'at' | 'kind' | 'referralId' | 'jobId' | 'actorId' | 'status'>[]
  /** What was said about money. */
  facts: Pick<typeof rewardFacts.$inferSelect, 'id' | 'createdAt' | 'kind' | 'rewardId' | 'actorId'>[]
  /** What an operator did. */
  deeds: Pick<typeof auditEntries.$inferSelect, 'id' | 'createdAt' | 'action' | 'subject' | 'actorId'>[]
  /** Those that it wrote, and those of another request that it sent again. */
  letters: Pick<
    typeof letters.$inferSelect,
    'id' | 'createdAt' | 'kind' | 'state' | 'attempts' | 'lastError' | 'sentAt' | 'requestId'
  >[]
  /** Work in the queue, until an hour after it was done. */
  jobs: { id: string; name: string; state: string; tries: number; createdAt: Date; nextAt: Date }[]
}

/** @param requestId as a person quotes it */
export async function findCaused(db: Database, requestId: string): Promise<Caused> {
  const { seq, at, kind, referralId, jobId, actorId, status } = events
  const [told, facts, deeds, queued] = await Promise.all([
    db
      .select({ seq, at, kind, referralId, jobId, actorId, status })
      .from(events)
      .where(eq(events.requestId, requestId))
      .orderBy(asc(seq)),
    findFacts(db, requestId),
    findDeeds(db, requestId),
    db.execute<{ id: string; name: string; state: string; tries: number; created: number; next: number }>(sql`
      select id, name, state::text, retry_count as tries,
        extract(epoch from created_on)::float8 * 1000 as created, extract(epoch from start_after)::float8 * 1000 as next
      from pgboss.job where data->>'requestId' = ${requestId} order by created_on, id`),
  ])
  const resent = deeds.flatMap(({ action, subject }) => (action === 'letter-resent' ? [subject] : []))
  return {
    events: told,
    facts,
    deeds,
    letters: await findLetters(db, requestId, resent),
    jobs: queued.rows.map(({ created, next, ...job }) => ({
      ...job,
      createdAt: new Date(created),
      nextAt: new Date(next),
    })),
  }
}

function findFacts(db: Database, requestId: string): Promise<Caused['facts']> {
  const { id, createdAt, kind, rewardId, actorId } = rewardFacts
  return db
    .select({ id, createdAt, kind, rewardId, actorId })
    .from(rewardFacts)
    .where(eq(rewardFacts.requestId, requestId))
    .orderBy(asc(id))
}

function findDeeds(db: Database, requestId: string): Promise<Caused['deeds']> {
  const { id, createdAt, action, subject, actorId } = auditEntries
  return db
    .select({ id, createdAt, action, subject, actorId })
    .from(auditEntries)
    .where(eq(auditEntries.requestId, requestId))
    .orderBy(asc(id))
}

/** @param resent ids of letters: one that is sent again keeps the request that wrote it */
function findLetters(db: Database, requestId: string, resent: string[]): Promise<Caused['letters']> {
  const { id, createdAt, kind, state, attempts, lastError, sentAt } = letters
  return db
    .select({ id, createdAt, kind, state, attempts, lastError, sentAt, requestId: letters.requestId })
    .from(letters)
    .where(or(eq(letters.requestId, requestId), inArray(id, resent)))
    .orderBy(asc(id))
}
