import type { Database } from '../db/connect/client.ts'
import { endedApplySessions } from '../db/schema/ended-apply-sessions.ts'
import type { ApplySession } from './apply-session.ts'

/** Ends an apply session on the server, so that a copy of its cookie is worth nothing. */
export async function endApplySession(db: Database, { sid }: Pick<ApplySession, 'sid'>): Promise<void> {
  await db.insert(endedApplySessions).values({ sid }).onConflictDoNothing()
}
