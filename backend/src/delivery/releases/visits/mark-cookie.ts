import type { Env } from '../../../config/env.ts'
import { MARK_AGE } from './page-marks.ts'

const NAME = 'page-mark'
/** Reports alone bring it: what a cache keeps of pages does not depend on it. */
const PATH = '/api'

/**
 * The header that gives a page's mark to its browser. Bytes of a page are the same for all who get it; the cookie is each one's own.
 */
export function markCookie({ APP_URL }: Pick<Env, 'APP_URL'>, mark: string): string {
  const secure = APP_URL.startsWith('https:')
  return new Bun.Cookie(NAME, mark, {
    httpOnly: true,
    secure,
    sameSite: 'strict',
    path: PATH,
    maxAge: MARK_AGE,
  }).serialize()
}

/**
 * The mark of the latest page of this browser, which sends it along with a report by itself.
 * @param cookies of the report's request
 */
export function markIn(cookies: string | null): string | undefined {
  return new Bun.CookieMap(cookies ?? '').get(NAME) ?? undefined
}
