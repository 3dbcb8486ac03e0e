import { and, count, eq, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { isKnownTo } from './is-known-to.ts'
import type { Party } from './party-of.ts'

const earlier = alias(rewards, 'earlier')

/** Which hire of its application a reward is for, counted by those that a party knows of; 1 is the first. */
export function knownOccurrence(db: Connection, party: Party): SQL<number> {
  const upToIt = db
    .select({ number: count() })
    .from(earlier)
    .where(
      and(
        eq(earlier.applicationId, rewards.applicationId),
        lte(earlier.occurrence, rewards.occurrence),
        isKnownTo(party, earlier.id),
      ),
    )
  return sql<number>`(${upToIt})`.mapWith(Number)
}
