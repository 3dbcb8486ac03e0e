import { Elysia } from 'elysia'
import * as z from 'zod/mini'
import { type ApplySession, REFERRALS_MAX, withReferral } from '../apply-session.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { cookiesOf } from './cookies.ts'
import { applyTokens, claimsOf } from './tokens.ts'
import { withCookies } from './with-cookies.ts'

const Claims = z.object({ sid: z.uuid(), referrals: z.array(z.uuid()).check(z.maxLength(REFERRALS_MAX)) })

/** Gives the routes of a module `applySession` (null without a valid one) and `rememberLink`, which sets the cookie. */
export function withApplySession({ env }: Pick<AuthDeps, 'env'>) {
  const { apply } = cookiesOf(env)
  return new Elysia({ name: 'with-apply-session' })
    .use(withCookies())
    .use(applyTokens(env))
    .resolve(async ({ cookies, setCookie, applyTokens }) => {
      const claims = await claimsOf(env, 'apply-session', cookies[apply.name])
      const applySession: ApplySession | null = Claims.safeParse(claims).data ?? null
      const rememberLink = async (referralId: string) => {
        const { sid, referrals } = withReferral(applySession, referralId)
        setCookie(apply, await applyTokens.sign({ sid, referrals }))
      }
      return { applySession, rememberLink }
    })
    .as('scoped')
}
