import { NEXT_PAGE, SIGNED_IN, type SignInButton, signInAddress } from '@goodword/contract/addresses'
import type { Notice } from '@goodword/contract/notices'
import { listSignInProviders } from '@goodword/contract/sign-in'
import type { Role } from '@goodword/contract/statuses'
import { Elysia } from 'elysia'
import { NotFound, TooMany } from '../../errors.ts'
import { routesOf } from '../../http/routes-of.ts'
import { urlOf } from '../../http/url-of.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { withoutPlace } from '../../waiting/without-place.ts'
import { currentRequestId } from '../../watching/current-request-id.ts'
import { signIns } from '../../watching/metrics/sign-ins.ts'
import { noteRequest } from '../../watching/note-request.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { limitFailedSignIns } from '../limit-failed-sign-ins.ts'
import { listProviders } from '../list-providers.ts'
import type { Provider } from '../providers/provider.ts'
import { type RefusalReason, SignInRefused } from '../providers/sign-in-refused.ts'
import { signIn } from '../sign-in.ts'
import { closedAccount } from './closed-account.ts'
import { cookiesOf } from './cookies.ts'
import { nextPage } from './next-page.ts'
import { signInState } from './sign-in-state.ts'
import { signedIn } from './signed-in.ts'
import { sessionTokens } from './tokens.ts'
import { tooManySignIns } from './too-many-sign-ins.ts'
import { withActor } from './with-actor.ts'
import { type OurCookie, withCookies } from './with-cookies.ts'

/** What the person is told; of the rest they can only try again. */
const NOTICES: Partial<Record<RefusalReason, Notice>> = {
  cancelled: 'sign-in-cancelled',
  'email-unverified': 'email-unverified',
  'provider-silent': 'provider-silent',
  'no-cookie': 'cookies-needed',
}

const NO_SIGN_IN = { 404: 'There is no such sign-in.' }

/** The buttons that begin a sign-in: the role that each of them asks for. */
const BUTTONS = [
  {
    button: 'referrer',
    intent: 'referrer',
    id: 'signInAsReferrer',
    summary: 'Begins the sign-in of somebody who refers',
  },
  {
    button: 'hiring',
    intent: 'hiring_manager',
    id: 'signInAsManager',
    summary: 'Begins the sign-in of somebody who hires',
  },
  {
    button: 'sign-in',
    intent: null,
    id: 'signIn',
    summary: 'Begins the sign-in of somebody who has a role, or chooses one afterwards',
  },
] as const

/** Sign-in at any of the configured providers. */
export function signInRoutes(deps: AuthDeps) {
  const { env, log, providers } = deps
  const ours = cookiesOf(env)
  const states = signInState(env)

  const find = (name: string) => providers.find((provider) => provider.name === name)
  const refuse = (provider: string, error: unknown): string => {
    const reason = error instanceof SignInRefused ? error.reason : undefined
    const service = reason === 'provider-silent' ? 'sign-in provider' : undefined
    signIns.inc({ provider, outcome: reason ?? 'failed' })
    const missing = error instanceof SignInRefused ? error.missing : undefined
    if (reason) log.warn({ provider, reason, missing, service, err: error }, 'sign-in refused')
    else log.error({ provider, err: error }, 'sign-in failed')
    const notice = (reason && NOTICES[reason]) ?? 'sign-in-failed'
    // What the person called off themselves is nothing to report.
    const home = withNotice('/', notice)
    return notice === 'sign-in-cancelled' ? home : `${home}&reference=${currentRequestId()}`
  }

  /** @returns where the browser goes to sign in; `setCookie` gets what it keeps until it comes back */
  async function begin(
    provider: Provider,
    { intent, next, mayPrompt }: { intent: Role | null; next: string | undefined; mayPrompt: boolean },
    setCookie: (ours: OurCookie, value: string) => void,
  ): Promise<string> {
    const { keep, ...start } = await states.begin(provider.name, intent, next)
    const authorization = await withoutPlace(() => provider.authorizationUrl({ ...start, mayPrompt }))
    const isPrompted = authorization.searchParams.has('prompt')
    setCookie(ours.signIn, await keep(mayPrompt ? (isPrompted ? 'sent' : 'none') : 'refused'))
    return authorization.href
  }

  const app = new Elysia({ name: 'sign-in' })
    .use(withCookies())
    .use(withActor(deps))
    .use(withClientAddress(deps))
    .use(sessionTokens(env))
  const route = routesOf(app, 'Sign-in')

  route(listSignInProviders, {
    id: 'listSignInProviders',
    summary: 'Where one can sign in',
    may: 'anybody',
    handle: () => listProviders(deps),
  })
  route(
    { method: 'GET', path: SIGNED_IN },
    {
      id: 'signedIn',
      summary: 'Closes the window of a sign-in beside a page',
      may: 'anybody',
      answers: ['text/html'],
      handle: () => signedIn(),
    },
  )
  for (const { button, intent, ...about } of BUTTONS) {
    route(
      { method: 'GET', path: signInAddress(':provider', button) },
      {
        ...about,
        may: 'anybody',
        status: 302,
        refusals: NO_SIGN_IN,
        handle: async ({ params, query, redirect, setCookie }) => {
          const next = nextPage(query[NEXT_PAGE])
          const provider = find(params.provider)
          if (!provider) return redirect(elsewhere(params.provider, button, next))
          try {
            return redirect(await begin(provider, { intent, next, mayPrompt: true }, setCookie))
          } catch (error) {
            return redirect(refuse(provider.name, error))
          }
        },
      },
    )
  }
  route(
    { method: 'GET', path: '/api/auth/:provider/callback' },
    {
      id: 'endSignIn',
      summary: 'Where the provider sends the browser back to',
      may: 'anybody',
      status: 302,
      refusals: {
        ...NO_SIGN_IN,
        403: 'Operators closed the account.',
        429: 'Too many sign-ins from this address have failed.',
      },
      handle: async ({ actor, address, clearCookie, cookies, params, redirect, request, sessionTokens, setCookie }) => {
        const provider = find(params.provider)
        if (!provider) throw new NotFound('There is no such sign-in.')
        // HEAD reads, and must not sign anybody in.
        if (request.method === 'HEAD') return redirect('/')
        const kept = cookies[ours.signIn.name]
        const keepsCookies = Object.keys(cookies).length > 0
        clearCookie(ours.signIn)
        const answer = urlOf(request).searchParams
        try {
          if (answer.get('error') === 'access_denied') throw new SignInRefused('cancelled')
          const state = answer.get('state')
          const { intent, nonce, verifier, prompt, next } = await states.end({
            provider: provider.name,
            state,
            kept,
            keepsCookies,
          })
          const identity = await limitFailedSignIns(deps, address, () =>
            withoutPlace(() => provider.identify({ answer, nonce, verifier, prompt })),
          ).catch((error) => {
            if (error instanceof SignInRefused && error.reason === 'prompt-refused') return null
            throw error
          })
          if (!identity) return redirect(await begin(provider, { intent, next, mayPrompt: false }, setCookie))
          const formerSessionId = actor.kind === 'user' ? actor.sessionId : undefined
          const { sessionId, notice } = await signIn(deps, { identity, intent, formerSessionId })
          signIns.inc({ provider: provider.name, outcome: 'done' })
          deps.recentActors.forget(cookies[ours.session.name])
          setCookie(ours.session, await sessionTokens.sign({ jti: sessionId }))
          return redirect(withNotice(next ?? '/', notice))
        } catch (error) {
          if (error instanceof SignInRefused && error.reason === 'account-closed') {
            signIns.inc({ provider: provider.name, outcome: error.reason })
            log.warn({ provider: provider.name, reason: error.reason }, 'sign-in refused')
            return closedAccount()
          }
          if (!(error instanceof TooMany)) return redirect(refuse(provider.name, error))
          signIns.inc({ provider: provider.name, outcome: 'too-many' })
          noteRequest({ error })
          return tooManySignIns(error)
        }
      },
    },
  )
  return app

  /** The landing page's addresses name Google: without it they are the first provider's. @throws NotFound for others */
  function elsewhere(name: string, button: SignInButton, next: string | undefined): string {
    if (name !== 'google') throw new NotFound('There is no such sign-in.')
    const address = signInAddress(providers[0].name, button)
    return next ? `${address}?${new URLSearchParams({ [NEXT_PAGE]: next })}` : address
  }
}

/** @param page one of ours, perhaps with a query */
function withNotice(page: string, notice: Notice | undefined): string {
  if (!notice) return page
  return `${page}${page.includes('?') ? '&' : '?'}notice=${notice}`
}
