import { LOG_OUT } from '@goodword/contract/addresses'
import { Elysia } from 'elysia'
import { routesOf } from '../../http/routes-of.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { signOut } from '../sign-out.ts'
import { confirmSignOut } from './confirm-sign-out.ts'
import { cookiesOf } from './cookies.ts'
import { withActor } from './with-actor.ts'
import { withApplySession } from './with-apply-session.ts'
import { withCookies } from './with-cookies.ts'

export function signOutRoutes(deps: AuthDeps) {
  const { providers, recentActors } = deps
  const { apply, session } = cookiesOf(deps.env)
  const app = new Elysia({ name: 'sign-out' }).use(withCookies()).use(withActor(deps)).use(withApplySession(deps))
  const route = routesOf(app, 'Sign-in')

  route(
    { method: 'GET', path: LOG_OUT },
    {
      id: 'signOut',
      summary: 'Signs out',
      may: 'anybody',
      status: 302,
      page: 'The link was followed from elsewhere: a page asks first.',
      handle: async ({ actor, applySession, clearCookie, cookies, redirect, request, set }) => {
        if (!isOwnNavigation(request)) return confirmSignOut(providers.flatMap((provider) => provider.origins()))
        const next = await signOut(deps, actor, await applySession())
        recentActors.forget(cookies[session.name])
        clearCookie(session)
        clearCookie(apply)
        Object.assign(set.headers, CLEAR)
        return redirect(next)
      },
    },
  )
  route(
    { method: 'POST', path: LOG_OUT },
    {
      id: 'confirmSignOut',
      summary: 'Signs out, from the page that asks first',
      may: 'anybody',
      status: 303,
      handle: async ({ actor, applySession, clearCookie, cookies, redirect, set }) => {
        const next = await signOut(deps, actor, await applySession())
        recentActors.forget(cookies[session.name])
        clearCookie(session)
        clearCookie(apply)
        Object.assign(set.headers, CLEAR)
        return redirect(next, 303)
      },
    },
  )
  return app
}

/**
 * Drafts of forms lie in the browser's storage and are not for the next person at this machine. Nothing of ours is in
 * its cache (`no-store`), clearing which can take seconds; cookies would go for all neighbouring domains.
 */
const CLEAR = { 'clear-site-data': '"storage"' }

/**
 * Not another site's link or picture, not a browser's guess at the next page, and not a HEAD
 * (docs/rules.md#logging-out-from-elsewhere-asks-first).
 */
function isOwnNavigation({ headers, method }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  const isForeign = site !== null && site !== 'same-origin' && site !== 'none'
  const isPrefetch = (headers.get('sec-purpose') ?? headers.get('purpose') ?? '').includes('prefetch')
  return method === 'GET' && !isForeign && !isPrefetch
}
