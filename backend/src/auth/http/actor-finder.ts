import { noteRequest } from '../../observability/note-request.ts'
import { type Actor, GUEST } from '../actor.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { findActor } from '../find-actor.ts'
import { cookiesOf } from './cookies.ts'
import { claimsOf } from './tokens.ts'

/** Tells who asks, by the request's session cookie. A missing, tampered, ended or expired session is a guest. */
export function createActorFinder(
  deps: Pick<AuthDeps, 'db' | 'env' | 'providers'>,
): (request: Request) => Promise<Actor> {
  const { name } = cookiesOf(deps.env).session
  return async (request) => {
    const header = request.headers.get('cookie')
    const token = header && new Bun.CookieMap(header).get(name)
    const claims = await claimsOf(deps.env, 'session', token || undefined)
    if (!claims || typeof claims.jti !== 'string') return GUEST
    const actor = await findActor(deps, claims.jti)
    if (actor.kind === 'user') noteRequest({ actorId: actor.userId })
    return actor
  }
}
