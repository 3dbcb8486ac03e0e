import { and, eq } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'

/**
 * Removes a parked letter: nobody ever gets it. Those that waited for it went out when it was given up.
 * @returns false when there is no parked letter of this id
 */
export async function dropLetter(db: Connection, letterId: string): Promise<boolean> {
  const isParked = and(eq(letters.id, letterId), eq(letters.state, 'parked'))
  const dropped = await db.delete(letters).where(isParked).returning({ id: letters.id })
  return dropped.length > 0
}
