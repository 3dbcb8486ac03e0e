import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { Logger } from '../watching/log.ts'
import type { Actor } from './actor.ts'
import type { ApplySession } from './apply-session.ts'
import { endApplySession } from './end-apply-session.ts'

/**
 * Ends what a browser may do, on the server, so that copies of its cookies are worth nothing.
 * @param applySession of the links that were opened there
 */
export async function signOut(
  { db, log }: { db: Database; log: Logger },
  actor: Actor,
  applySession: ApplySession | null,
): Promise<void> {
  if (applySession) await endApplySession(db, applySession)
  if (actor.kind === 'guest') return
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, actor.sessionId), isNull(sessions.revokedAt)))
  log.info({ userId: actor.userId, sessionId: actor.sessionId }, 'signed out')
}
