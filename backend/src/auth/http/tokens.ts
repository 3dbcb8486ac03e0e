import { jwt } from '@elysiajs/jwt'
import type { Env } from '../../env.ts'
import { derivedKey, type KeyPurpose } from '../derived-key.ts'
import { APPLY_AGE, SESSION_AGE, SIGN_IN_AGE } from './cookies.ts'

/** Clocks of replicas may differ: what a token names in the database has its own expiry, by the database's clock. */
const CLOCK_TOLERANCE = 15 * 60

/** Names a row of the sessions table. */
export const sessionTokens = (env: Env) => tokens(env, 'sessionTokens', 'session', SESSION_AGE)
/** Holds the links that this browser opened. */
export const applyTokens = (env: Env) => tokens(env, 'applyTokens', 'apply-session', APPLY_AGE)
/** Carries a sign-in to the provider and back. */
export const signInTokens = (env: Env) => tokens(env, 'signInTokens', 'sign-in', SIGN_IN_AGE)

/** Signs and checks the JWTs of one purpose, as a decorator called `name`; each purpose has its key, type and lifetime. */
function tokens<const Name extends string>(env: Env, name: Name, purpose: KeyPurpose, seconds: number) {
  return jwt({
    name,
    secret: derivedKey(env, purpose),
    alg: 'HS256',
    typ: `${purpose}+jwt`,
    aud: env.APP_URL,
    exp: `${seconds}s`,
  })
}

/** How a token of this purpose is checked: one algorithm, its audience, its type, and an expiry (ASVS 9.1, 9.2). */
export function checksFor(env: Env, purpose: KeyPurpose) {
  return {
    algorithms: ['HS256'],
    audience: env.APP_URL,
    typ: `${purpose}+jwt`,
    requiredClaims: ['exp'],
    clockTolerance: CLOCK_TOLERANCE,
  }
}
