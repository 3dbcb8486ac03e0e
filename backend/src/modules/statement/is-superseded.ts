import { and, eq, exists, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'

const later = alias(rewards, 'later')

/** Whether the hire of a reward was promised anew since, as a reward of its own. */
export function isSuperseded(db: Connection) {
  const next = db
    .select({ one: sql`1` })
    .from(later)
    .where(and(eq(later.applicationId, rewards.applicationId), gt(later.occurrence, rewards.occurrence)))
  return sql<boolean>`${exists(next)}`
}
