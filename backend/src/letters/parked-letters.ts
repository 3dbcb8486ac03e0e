import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'

/** Letters that were given up, oldest first, with the reason: codes, no names and no addresses. */
export function listParkedLetters(db: Database) {
  const { id, kind, attempts, lastError, createdAt } = letters
  return db
    .select({ id, kind, attempts, lastError, createdAt })
    .from(letters)
    .where(eq(letters.state, 'parked'))
    .orderBy(asc(createdAt))
}
