import { sql } from 'drizzle-orm'

/** A moment that has passed. The columns keep milliseconds, rounded: a bare `now()` may lie up to half of one ahead. */
export const JUST_OVER = sql`now() - interval '1 millisecond'`
