import { cookie } from '@elysiajs/cookie'
import { LOG_OUT, SIGN_IN_AS_HIRING, SIGN_IN_AS_REFERRER } from '@goodword/contract/addresses'
import type { Notice } from '@goodword/contract/notices'
import { type Role, Role as RoleSchema } from '@goodword/contract/statuses'
import { type Context, Elysia } from 'elysia'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { TooMany } from '../errors.ts'
import { clientAddress } from '../http/client-address.ts'
import { takeFromLimit } from '../rate-limits/take-from-limit.ts'
import { confirmSignOut } from './confirm-sign-out.ts'
import { cookiesOf } from './cookies.ts'
import { CALLBACK, createGoogle, EmailUnverified } from './google.ts'
import { hashedAddress } from './hashed-address.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { checksFor, sessionTokens, signInTokens } from './tokens.ts'
import { tooManySignIns } from './too-many-sign-ins.ts'
import { withActor } from './with-actor.ts'

/** Sign-ins started from one network address in ten minutes; a whole office may share one. */
const STARTS = { limit: 300, windowSeconds: 600 }

/** Travels to the provider and back: which button was used. */
const State = z.object({ jti: z.string(), intent: RoleSchema })
/** Stays in the browser that started: only there can the sign-in end. */
const Started = z.object({ jti: z.string(), nonce: z.string(), verifier: z.string() })

/**
 * Sign-in with Google and log-out. Browsers navigate here, so answers are redirects to our own pages, or plain pages.
 */
export function authRoutes(deps: Deps) {
  const { env, log } = deps
  const google = createGoogle(env)
  const cookies = cookiesOf(env)
  const checks = checksFor(env, 'sign-in')

  const allowStart = ({ request, server }: Pick<Context, 'request' | 'server'>) => {
    const address = clientAddress(env, server?.requestIP(request)?.address, request)
    const key = `sign-in:${hashedAddress(env, address)}`
    return takeFromLimit(deps.db, key, STARTS.limit, STARTS.windowSeconds, 'Please wait a few minutes.')
  }

  const routes = new Elysia({ name: 'auth' })
    .use(cookie())
    .use(withActor(deps))
    .use(sessionTokens(env))
    .use(signInTokens(env))

  const starts: [string, Role][] = [
    [SIGN_IN_AS_REFERRER, 'referrer'],
    [SIGN_IN_AS_HIRING, 'hiring_manager'],
  ]
  for (const [path, intent] of starts) {
    routes.get(path, async ({ cookie, redirect, request, server, signInTokens }) => {
      try {
        await allowStart({ request, server })
      } catch (error) {
        log.warn({ err: error }, 'sign-in not started')
        return error instanceof TooMany ? tooManySignIns(error) : redirect(home('sign-in-failed'))
      }
      const jti = crypto.randomUUID()
      const nonce = crypto.randomUUID()
      const verifier = google.newVerifier()
      const started = await signInTokens.sign({ jti, nonce, verifier })
      cookie[cookies.signIn.name]?.set({ ...cookies.signIn.attributes, value: started })
      const state = await signInTokens.sign({ jti, intent })
      return redirect(google.authorizationUrl({ state, nonce, verifier }).href)
    })
  }

  return routes
    .get(CALLBACK, async ({ actor, cookie, query, redirect, request, sessionTokens, signInTokens }) => {
      // HEAD reads, and must not sign anybody in.
      if (request.method === 'HEAD') return redirect('/')
      const kept = cookie[cookies.signIn.name]
      const token = typeof kept?.value === 'string' ? kept.value : undefined
      kept?.set({ ...cookies.signIn.attributes, value: '', maxAge: 0 })
      try {
        if (query.error === 'access_denied') return redirect(home('sign-in-cancelled'))
        const started = Started.parse(await signInTokens.verify(token, checks))
        const state = State.parse(await signInTokens.verify(query.state, checks))
        if (state.jti !== started.jti) throw new Error('This sign-in was started in another browser')
        const identity = await google.identify({ ...started, code: z.string().parse(query.code) })
        const formerSessionId = actor.kind === 'user' ? actor.sessionId : undefined
        const { sessionId, notice } = await signIn(deps, { identity, intent: state.intent, formerSessionId })
        const session = await sessionTokens.sign({ jti: sessionId })
        cookie[cookies.session.name]?.set({ ...cookies.session.attributes, value: session })
        return redirect(home(notice))
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.constructor.name : 'unknown' }, 'sign-in refused')
        return redirect(home(error instanceof EmailUnverified ? 'email-unverified' : 'sign-in-failed'))
      }
    })
    .get(LOG_OUT, async ({ actor, cookie, redirect, request, set }) => {
      if (!isOwnNavigation(request)) return confirmSignOut()
      await signOut(deps, actor)
      cookie[cookies.session.name]?.set({ ...cookies.session.attributes, value: '', maxAge: 0 })
      Object.assign(set.headers, CLEAR)
      return redirect('/')
    })
    .post(LOG_OUT, async ({ actor, cookie, redirect, set }) => {
      await signOut(deps, actor)
      cookie[cookies.session.name]?.set({ ...cookies.session.attributes, value: '', maxAge: 0 })
      Object.assign(set.headers, CLEAR)
      return redirect('/', 303)
    })
}

/**
 * Drafts of forms lie in the browser's storage and are not for the next person at this machine. Nothing of ours is in
 * its cache (`no-store`), clearing which can take seconds; cookies would go for all neighbouring domains.
 */
const CLEAR = { 'clear-site-data': '"storage"' }

function home(notice: Notice | undefined): string {
  return notice ? `/?notice=${notice}` : '/'
}

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
