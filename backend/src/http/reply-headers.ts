import type { Env } from '../config/env.ts'

/**
 * What every reply carries, whoever makes it; one that knows better has set its own, such as a page its policy and a
 * built file how long it is kept. Whatever says nothing is private, and can neither run nor be shown elsewhere.
 */
export function replyHeaders({
  APP_URL,
  HSTS_SUBDOMAINS,
}: Pick<Env, 'APP_URL' | 'HSTS_SUBDOMAINS'>): ReadonlyMap<string, string> {
  const headers = new Map([
    ['cache-control', 'no-store'],
    [
      'content-security-policy',
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
    ],
    ['cross-origin-resource-policy', 'same-origin'],
    ['referrer-policy', 'no-referrer'],
    ['x-content-type-options', 'nosniff'],
  ])
  if (APP_URL.startsWith('https:')) {
    headers.set('strict-transport-security', `max-age=63072000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`)
  }
  return headers
}
