import { and, eq, exists, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'
import type { Party } from './party-of.ts'

const later = alias(rewards, 'later')

/** Whether the hire of a reward was promised anew since, as a reward of its own that a party knows of. */
export function isSuperseded(db: Connection, party: Party) {
  const isKnown =
    party === 'recommender'
      ? sql`not exists (select 1 from untold_facts u join reward_facts f on f.id = u.fact_id
          where u.reward_id = ${later.id} and f.kind = 'promised')`
      : undefined
  const next = db
    .select({ one: sql`1` })
    .from(later)
    .where(and(eq(later.applicationId, rewards.applicationId), gt(later.occurrence, rewards.occurrence), isKnown))
  return sql<boolean>`${exists(next)}`
}
