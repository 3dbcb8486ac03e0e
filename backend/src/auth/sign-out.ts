import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { Logger } from '../observability/log.ts'
import type { Actor } from './actor.ts'

/** Ends the session on the server, so that a copy of its cookie is worth nothing. Nothing to do for guests. */
export async function signOut({ db, log }: { db: Database; log: Logger }, actor: Actor): Promise<void> {
  if (actor.kind === 'guest') return
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, actor.sessionId), isNull(sessions.revokedAt)))
  log.info({ userId: actor.userId, sessionId: actor.sessionId }, 'signed out')
}
