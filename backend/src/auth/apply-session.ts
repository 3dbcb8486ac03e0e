import { cookie } from '@elysiajs/cookie'
import { Elysia } from 'elysia'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { cookiesOf } from './cookies.ts'
import { applyTokens, checksFor } from './tokens.ts'

/**
 * What a browser that opened personal links may do: apply for these referrals, and upload files for it
 * (docs/rules.md#opening-a-link-starts-an-apply-session).
 */
export interface ApplySession {
  /** Owns the uploads. */
  sid: string
  /** Newest last. */
  referrals: string[]
}

/** Enough for one person with several links; an older link can be opened again. */
const REFERRALS_MAX = 5

const Claims = z.object({ sid: z.uuid(), referrals: z.array(z.uuid()).check(z.maxLength(REFERRALS_MAX)) })

/** The session after opening one more link: the same owner of uploads, the referral added. */
export function withReferral(session: ApplySession | null, referralId: string): ApplySession {
  const others = session?.referrals.filter((id) => id !== referralId) ?? []
  return { sid: session?.sid ?? crypto.randomUUID(), referrals: [...others, referralId].slice(-REFERRALS_MAX) }
}

/** Gives the routes of a module `applySession` (null without a valid one) and `openLink`, which sets the cookie. */
export function withApplySession({ env }: Deps) {
  const { name, attributes } = cookiesOf(env).apply
  const checks = checksFor(env, 'apply-session')
  return new Elysia({ name: 'with-apply-session' })
    .use(cookie())
    .use(applyTokens(env))
    .resolve({ as: 'scoped' }, async ({ cookie, applyTokens }) => {
      const token = cookie[name]?.value
      const claims = typeof token === 'string' && (await applyTokens.verify(token, checks))
      const applySession: ApplySession | null = Claims.safeParse(claims).data ?? null
      const openLink = async (referralId: string) => {
        const { sid, referrals } = withReferral(applySession, referralId)
        cookie[name]?.set({ ...attributes, value: await applyTokens.sign({ sid, referrals }) })
      }
      return { applySession, openLink }
    })
}
