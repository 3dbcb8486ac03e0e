import { randomUUID } from 'node:crypto'
import type { Env } from '../../config/env.ts'

const NAME = 'rollout'
/** Seconds: longer than any rollout should take. */
const AGE = 30 * 24 * 60 * 60
const UUID = /^[0-9a-f-]{36}$/

/**
 * Tells visitors apart while a release goes to a part of them only: a random value that stands for nobody.
 * @param isNeeded whether there is such a release; without one nobody is given a cookie
 * @returns the visitor's value, and the header that gives it to them where they have none yet
 */
export function rolloutCookie(
  { APP_URL }: Pick<Env, 'APP_URL'>,
  request: Request,
  isNeeded: boolean,
): { visitor: string | undefined; headers: Record<string, string> } {
  if (!isNeeded) return { visitor: undefined, headers: {} }
  const given = new Bun.CookieMap(request.headers.get('cookie') ?? '').get(NAME)
  if (given && UUID.test(given)) return { visitor: given, headers: {} }
  const visitor = randomUUID()
  const secure = APP_URL.startsWith('https:')
  const cookie = new Bun.Cookie(NAME, visitor, { httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge: AGE })
  return { visitor, headers: { 'set-cookie': cookie.serialize() } }
}
