import { sql } from 'drizzle-orm'
import type { Logger } from '../../watching/log.ts'
import type { Database } from '../connect/client.ts'

/** Says so in the log when the server's role could rewrite the log of events, as the owner of the database can. */
export async function warnOfOwner(db: Database, log: Logger): Promise<void> {
  const { rows } = await db.execute<{ may: boolean }>(sql`select has_table_privilege('events', 'update') as may`)
  if (rows[0]?.may)
    log.warn('the role of DATABASE_URL could rewrite the event log: set DATABASE_OWNER_URL to a separate role')
}
