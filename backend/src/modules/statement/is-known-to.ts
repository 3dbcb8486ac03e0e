import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isUntold } from '../../telling/is-promise-told.ts'
import type { Party } from './party-of.ts'

/** Whether a party knows of a reward (docs/rules.md#told-is-a-state-of-its-own), for conditions; undefined where it knows of all. */
export function isKnownTo(party: Party, rewardId: SQLWrapper): SQL | undefined {
  return party === 'recommender' ? sql`not ${isUntold(['promised'], rewardId)}` : undefined
}
