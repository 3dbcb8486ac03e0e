import { and, eq, exists, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { isKnownTo } from './is-known-to.ts'
import type { Party } from './party-of.ts'

const later = alias(rewards, 'later')

/** Whether the hire of a reward was promised anew since, as a reward of its own that a party knows of. */
export function isSuperseded(db: Connection, party: Party) {
  const next = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.applicationId, rewards.applicationId),
        gt(later.occurrence, rewards.occurrence),
        isKnownTo(party, later.id),
      ),
    )
  return sql<boolean>`${exists(next)}`
}
