import { Elysia } from 'elysia'
import * as z from 'zod/mini'
import { type ApplyClaims, type ApplySession, LINKS_MAX, type OpenedLink, withLink } from '../apply-session.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { findApplyClaims } from '../find-apply-claims.ts'
import { cookiesOf } from './cookies.ts'
import { applyTokens, claimsOf } from './tokens.ts'
import { withCookies } from './with-cookies.ts'

const Claims = z.object({
  sid: z.uuid(),
  links: z.array(z.tuple([z.uuid(), z.string()])).check(z.maxLength(LINKS_MAX)),
})

/** The claims, and which invitations were opened by a link of the candidate's own, as far as that was looked up. */
type Live = ApplyClaims & { own?: string[] }

/**
 * Gives the routes of a module `applySession`, which reads it (null without a valid one), and `rememberLink`, which sets
 * the cookie. It is read when it is asked for: a page goes out while the database is away.
 */
export function withApplySession({ db, env, knownSources }: Pick<AuthDeps, 'db' | 'env' | 'knownSources'>) {
  const { apply } = cookiesOf(env)
  return new Elysia({ name: 'with-apply-session' })
    .use(withCookies())
    .use(applyTokens(env))
    .resolve(({ cookies, setCookie, applyTokens }) => {
      const read = async (): Promise<Live | null> => {
        const token = cookies[apply.name]
        const claims = Claims.safeParse(await claimsOf(env, 'apply-session', token)).data
        const live = claims ? await findApplyClaims(db, claims) : null
        const newest = live?.links.at(-1)
        if (token && newest) knownSources.set(token, `link ${newest[0]}`)
        return live
      }
      let reading: Promise<Live | null> | undefined
      const claims = () => {
        reading ??= read()
        return reading
      }
      return {
        applySession: async (): Promise<ApplySession | null> => {
          const { sid, links, own = [] } = (await claims()) ?? {}
          return sid && links ? { sid, referrals: links.map(([referralId]) => referralId), links, own } : null
        },
        rememberLink: async (...opened: OpenedLink) => {
          const { sid, links } = (await claims()) ?? {}
          const now = withLink(sid && links ? { sid, links } : null, opened)
          // What else this request does, it does with the link that it has opened.
          reading = Promise.resolve(now)
          setCookie(apply, await applyTokens.sign({ ...now }))
        },
      }
    })
    .as('scoped')
}
