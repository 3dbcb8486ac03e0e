import type { Env } from '../../config/env.ts'

/** Seconds. */
export const SESSION_AGE = 7 * 24 * 60 * 60
export const APPLY_AGE = 4 * 60 * 60
export const SIGN_IN_AGE = 10 * 60
/** Long enough for the page that follows a form. */
const ENDING_AGE = 60
/** Longer than a list is old, and than one takes to be read; short, as a position of before a failover may lie ahead. */
const WRITTEN_AGE = 10

/**
 * Names and attributes of our cookies. Under https they have the `__Host-` prefix, which keeps neighbouring domains from
 * setting them; plain http on localhost cannot have that. None can be read by scripts (ASVS 3.3).
 */
export function cookiesOf({ APP_URL }: Pick<Env, 'APP_URL'>) {
  const secure = APP_URL.startsWith('https:')
  const prefix = secure ? '__Host-' : ''
  const common = { httpOnly: true, secure, sameSite: 'lax' } as const
  return {
    session: { name: `${prefix}session`, attributes: { ...common, path: '/', maxAge: SESSION_AGE } },
    signIn: { name: `${prefix}sign-in`, attributes: { ...common, path: '/', maxAge: SIGN_IN_AGE } },
    ending: { name: `${prefix}ending`, attributes: { ...common, path: '/', maxAge: ENDING_AGE } },
    written: { name: `${prefix}written`, attributes: { ...common, path: '/', maxAge: WRITTEN_AGE } },
    apply: { name: `${prefix}apply`, attributes: { ...common, path: '/', maxAge: APPLY_AGE } },
  }
}
