import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/** Asks the database for nothing. @throws what tells that it is away */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}
