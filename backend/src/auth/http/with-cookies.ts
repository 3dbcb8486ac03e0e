import { cookie } from '@elysiajs/cookie'
import { Elysia } from 'elysia'
import type { cookiesOf } from './cookies.ts'

/** A cookie of ours: its name and attributes. */
export type OurCookie = ReturnType<typeof cookiesOf>['session' | 'signIn' | 'apply' | 'ending']

/**
 * Gives the routes of a module the request's cookies as they came, and how to set and clear ours. The plugin reads them;
 * Elysia writes them, as of two that the plugin sets in one reply it makes one.
 */
export function withCookies() {
  // By itself the plugin reads cookies for its own routes, which are none.
  const reading = cookie().as('scoped')
  return new Elysia({ name: 'with-cookies' })
    .use(reading)
    .resolve(({ cookie, set }) => {
      const put = ({ name, attributes }: OurCookie, value: string, maxAge = attributes.maxAge) => {
        set.cookie = { ...set.cookie, [name]: { ...attributes, maxAge, value } }
      }
      return {
        // Elysia's types still tell of its own jar.
        cookies: cookie as unknown as Readonly<Record<string, string | undefined>>,
        setCookie: (ours: OurCookie, value: string) => put(ours, value),
        clearCookie: (ours: OurCookie) => put(ours, '', 0),
      }
    })
    .as('scoped')
}
