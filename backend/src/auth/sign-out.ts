import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Env } from '../config/env.ts'
import type { Database } from '../db/connect/client.ts'
import { sessions } from '../db/schema/sessions.ts'
import { users } from '../db/schema/users.ts'
import type { Logger } from '../watching/log.ts'
import type { Actor } from './actor.ts'
import type { ApplySession } from './apply-session.ts'
import { endApplySession } from './end-apply-session.ts'
import type { Providers } from './providers/provider.ts'

interface Deps {
  db: Database
  env: Pick<Env, 'APP_URL'>
  log: Logger
  providers: Providers
}

/**
 * Ends what a browser may do, on the server, so that copies of its cookies are worth nothing.
 * @param applySession of the links that were opened there
 * @returns where the browser goes next: home, or first to the provider's own sign-out where it has one. Else whoever
 *   sits down at this machine next is signed in again by one click, without a password.
 */
export async function signOut(
  { db, env, log, providers }: Deps,
  actor: Actor,
  applySession: ApplySession | null,
): Promise<string> {
  if (applySession) await endApplySession(db, applySession)
  if (actor.kind === 'guest') return '/'
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, actor.sessionId), isNull(sessions.revokedAt)))
  log.info({ userId: actor.userId, sessionId: actor.sessionId }, 'signed out')
  const [account] = await db.select({ issuer: users.issuer }).from(users).where(eq(users.id, actor.userId))
  const provider = providers.find(({ issuer }) => issuer === account?.issuer)
  return provider?.signOutUrl?.(new URL('/', env.APP_URL))?.href ?? '/'
}
