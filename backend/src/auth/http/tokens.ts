import { jwt } from '@elysiajs/jwt'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { Env } from '../../config/env.ts'
import { derivedKey, derivedKeys, type KeyPurpose } from '../derived-key.ts'
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

/**
 * The claims of a token of this purpose, whichever of our keys signed it: one algorithm, its audience, its type, and an
 * expiry (ASVS 9.1, 9.2).
 * @throws errors.JOSEError of jose, such as JWTExpired
 */
export async function verifyToken(env: Env, purpose: KeyPurpose, token: string): Promise<JWTPayload> {
  const [newest, ...older] = derivedKeys(env, purpose)
  const options = {
    algorithms: ['HS256'],
    audience: env.APP_URL,
    typ: `${purpose}+jwt`,
    requiredClaims: ['exp'],
    clockTolerance: CLOCK_TOLERANCE,
  }
  const verifyWith = async (key: Uint8Array) => (await jwtVerify(token, key, options)).payload
  let verified = verifyWith(newest)
  for (const key of older) {
    verified = verified.catch((error: unknown) => {
      if (error instanceof errors.JWSSignatureVerificationFailed) return verifyWith(key)
      throw error
    })
  }
  return verified
}

/** The same, and undefined for what is no token of ours. */
export function claimsOf(env: Env, purpose: KeyPurpose, token: string | undefined): Promise<JWTPayload | undefined> {
  return token ? verifyToken(env, purpose, token).catch(() => undefined) : Promise.resolve(undefined)
}
