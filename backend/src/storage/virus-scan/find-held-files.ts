import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/connect/client.ts'
import { objects } from '../../db/schema/objects.ts'

/** At most so many at once: the rest is found by the next round. */
const ROUND = 5000

/** The ids of files in use that no scanner has called clean or infected, oldest first. */
export async function findHeldFiles({ db }: { db: Database }): Promise<string[]> {
  const rows = await db
    .select({ id: objects.id })
    .from(objects)
    .where(and(eq(objects.state, 'attached'), eq(objects.scan, 'waiting')))
    .orderBy(asc(objects.attachedAt))
    .limit(ROUND)
  return rows.map(({ id }) => id)
}
