import { asc, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { objects } from '../db/schema/objects.ts'

/**
 * Finds uploads and locks them in the order of their ids, as everybody does (`lock-in-order.ts`): a query of its own, or the
 * condition of a statement that changes them.
 */
export function lockUploads(db: Connection, which: SQL | undefined) {
  return db.select({ id: objects.id }).from(objects).where(which).orderBy(asc(objects.id)).for('update')
}
