import { Elysia } from 'elysia'
import type { Env } from '../../config/env.ts'
import { type Lists, type Reading, UNKNOWN_POSITION } from '../../db/connect/lists.ts'
import { isRead } from '../../http/is-read.ts'
import { cookiesOf } from './cookies.ts'

interface Means {
  env: Pick<Env, 'APP_URL'>
  lists: Lists
}

/**
 * Tells the browser of whoever is signed in how far the database was when it had written for them, so that any server lists
 * their own writes (docs/rules.md#a-list-may-be-a-second-old). Also where a write was refused: the list that is read again then has
 * what refused it. Without standbys it does nothing.
 */
export function ownWrites({ env, lists }: Means) {
  const plugin = new Elysia({ name: 'own-writes' })
  const { session, written } = cookiesOf(env)
  if (!lists.haveStandbys) return plugin
  return plugin.wrap((handle: (request: Request) => unknown) => async (request: Request) => {
    const reply = await handle(request)
    if (isRead(request) || !(reply instanceof Response) || cookieIn(request, session.name) === null) return reply
    // Of what failed nobody knows whether it was done.
    const position = reply.status < 500 ? await lists.position() : UNKNOWN_POSITION
    const cookie = new Bun.Cookie(written.name, position, written.attributes)
    reply.headers.append('set-cookie', cookie.serialize())
    return reply
  })
}

/** How a route reads lists for whoever asks. */
export function listReader({ env, lists }: Means) {
  return <T>(request: Request, work: Reading<T>): Promise<T> =>
    lists.read(cookieIn(request, cookiesOf(env).written.name) ?? undefined, work)
}

function cookieIn(request: Request, name: string): string | null {
  const header = request.headers.get('cookie')
  return header && new Bun.CookieMap(header).get(name)
}
