import { Role } from '@goodword/contract/statuses'
import { errors } from 'jose'
import { generateRandomCodeVerifier } from 'oauth4webapi'
import * as z from 'zod/mini'
import type { Env } from '../../config/env.ts'
import type { Prompt } from '../providers/provider.ts'
import { SignInRefused } from '../providers/sign-in-refused.ts'
import { signInTokens, verifyToken } from './tokens.ts'

/** Travels to the provider and back: which provider that is, and which button was used. */
const State = z.object({ jti: z.string(), provider: z.string(), intent: z.nullable(Role), exp: z.number() })
/** Stays in the browser that started: only there can the sign-in end. */
const Kept = z.object({
  jti: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  prompt: z.enum(['sent', 'refused', 'none']),
  next: z.optional(z.string()),
})

interface Returned {
  /** The provider to whose callback the browser came. */
  provider: string
  state: string | null
  /** What this browser has kept. */
  kept: string | undefined
  /** Whether it has kept any cookie at all. */
  keepsCookies: boolean
}

/** What binds a sign-in to one browser and one provider from its start to its end (RFC 9700, 4.4 and 4.7). */
export function signInState(env: Env) {
  const { sign } = signInTokens(env).decorator.signInTokens

  return {
    /**
     * @param intent null for somebody who comes back, or chooses a role afterwards
     * @param next the page to which the sign-in leads back
     * @returns what goes to the provider, and `keep`, which makes the cookie of this browser
     */
    async begin(provider: string, intent: Role | null, next: string | undefined) {
      const jti = crypto.randomUUID()
      const nonce = crypto.randomUUID()
      const verifier = generateRandomCodeVerifier()
      const state = await sign({ jti, provider, intent })
      const keep = (prompt: Prompt) => sign({ jti, nonce, verifier, prompt, ...(next && { next }) })
      return { state, nonce, verifier, keep }
    },

    /** @throws SignInRefused `wrong-state`, `wrong-provider`, `no-cookie`, `wrong-browser`, `expired` */
    async end({ provider, state, kept, keepsCookies }: Returned) {
      const begun = State.safeParse(await claims(state ?? '')).data
      if (!begun) throw new SignInRefused('wrong-state')
      if (begun.provider !== provider) throw new SignInRefused('wrong-provider')
      const here = Kept.safeParse(await claims(kept ?? '').catch(() => undefined)).data
      if (here?.jti === begun.jti) {
        const { nonce, verifier, prompt, next } = here
        return { intent: begun.intent, nonce, verifier, prompt, next }
      }
      // The browser drops its cookie when the time is over.
      if (!here && begun.exp * 1000 < Date.now()) throw new SignInRefused('expired')
      throw new SignInRefused(keepsCookies ? 'wrong-browser' : 'no-cookie')
    },
  }

  /** @throws SignInRefused `expired`, `wrong-state` */
  async function claims(token: string): Promise<unknown> {
    try {
      return await verifyToken(env, 'sign-in', token)
    } catch (error) {
      throw new SignInRefused(error instanceof errors.JWTExpired ? 'expired' : 'wrong-state', error)
    }
  }
}
