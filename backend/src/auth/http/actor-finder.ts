import { isRead } from '../../http/is-read.ts'
import { noteRequest } from '../../watching/note-request.ts'
import { type Actor, GUEST } from '../actor.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { findActor } from '../find-actor.ts'
import { cookiesOf } from './cookies.ts'
import { claimsOf } from './tokens.ts'

/**
 * Tells who asks, by the request's session cookie. A missing, tampered, ended or expired session is a guest. A read may
 * go by who it was a moment ago; what changes something is always looked up.
 */
export function createActorFinder(
  deps: Pick<AuthDeps, 'db' | 'env' | 'providers' | 'recentActors' | 'knownSources'>,
): (request: Request) => Promise<Actor> {
  const { name } = cookiesOf(deps.env).session
  const lookUp = async (token: string): Promise<Actor> => {
    const claims = await claimsOf(deps.env, 'session', token)
    return typeof claims?.jti === 'string' ? findActor(deps, claims.jti) : GUEST
  }
  return async (request) => {
    const header = request.headers.get('cookie')
    const token = header && new Bun.CookieMap(header).get(name)
    if (!token) return GUEST
    const actor = await (isRead(request) ? deps.recentActors.find(token, () => lookUp(token)) : lookUp(token))
    if (actor.kind === 'guest') return actor
    const source = `account ${actor.userId}`
    deps.knownSources.set(token, source)
    noteRequest({ actorId: actor.userId, source })
    return actor
  }
}
