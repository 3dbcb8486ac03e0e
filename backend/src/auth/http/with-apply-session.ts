import { cookie } from '@elysiajs/cookie'
import { Elysia } from 'elysia'
import * as z from 'zod/mini'
import { type ApplySession, REFERRALS_MAX, withReferral } from '../apply-session.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { cookiesOf } from './cookies.ts'
import { applyTokens, checksFor } from './tokens.ts'

const Claims = z.object({ sid: z.uuid(), referrals: z.array(z.uuid()).check(z.maxLength(REFERRALS_MAX)) })

/** Gives the routes of a module `applySession` (null without a valid one) and `rememberLink`, which sets the cookie. */
export function withApplySession({ env }: Pick<AuthDeps, 'env'>) {
  const { name, attributes } = cookiesOf(env).apply
  const checks = checksFor(env, 'apply-session')
  return new Elysia({ name: 'with-apply-session' })
    .use(cookie())
    .use(applyTokens(env))
    .resolve({ as: 'scoped' }, async ({ cookie, applyTokens }) => {
      const token = cookie[name]?.value
      const claims = typeof token === 'string' && (await applyTokens.verify(token, checks))
      const applySession: ApplySession | null = Claims.safeParse(claims).data ?? null
      const rememberLink = async (referralId: string) => {
        const { sid, referrals } = withReferral(applySession, referralId)
        cookie[name]?.set({ ...attributes, value: await applyTokens.sign({ sid, referrals }) })
      }
      return { applySession, rememberLink }
    })
}
