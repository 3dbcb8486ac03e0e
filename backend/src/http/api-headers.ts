import type { Env } from '../env.ts'

/** What every reply of the API carries; a route that knows better sets its own. Replies are private: nothing keeps them. */
export function apiHeaders({ APP_URL }: Pick<Env, 'APP_URL'>): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(APP_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}
