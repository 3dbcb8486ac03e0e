import { lte, sql } from 'drizzle-orm'
import { rewards } from '../../db/schema/rewards.ts'

/** The days of a reward's guarantee have gone by, by the database's clock; whether a sweep has made it due by now is another matter. */
export const guaranteeHasPassed = lte(rewards.dueAt, sql`now()`)
