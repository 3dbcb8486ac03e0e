import type { User } from '@goodword/contract/users'
import { matchPath } from 'react-router'
import { type PageOf, ROLE_SETUP, ROUTES, type RouteEntry } from './routes.ts'

const HIRING: PageOf = { remote: 'mfe-hiring', page: 'dashboard' }
const JOBS: PageOf = { remote: 'mfe-referrer', page: 'jobs' }

/**
 * The page at a path for this person, with the pattern that matched, or null where there is none
 * (docs/rules.md#the-page-at-a-path-depends-on-who-comes).
 */
export function routeFor(
  pathname: string,
  user: User | null,
  routes: readonly RouteEntry[] = ROUTES,
): (PageOf & { path: string }) | null {
  const route = routes.find(({ path, audience }) => {
    return matchPath(path, pathname) && (audience !== 'operators' || user?.isOperator)
  })
  if (route?.audience === 'everyone' || route?.audience === 'operators') return route
  if (!user) return route?.audience === 'guests' ? route : null
  if (!user.role) return ROLE_SETUP
  if (route?.audience === 'guests') return { ...(user.role === 'hiring_manager' ? HIRING : JOBS), path: '/' }
  return route ?? null
}

/** Whether two paths are of one page: what it shows of one thing has an address below the page's own. */
export function isSamePage(one: string, other: string, user: User | null): boolean {
  const [here, there] = [routeFor(one, user), routeFor(other, user)]
  return here?.page === there?.page && here?.path !== there?.path && `${here?.path}${there?.path}`.includes(':')
}

/** Whether a path needs no answer about who is there. */
export function isForEveryone(pathname: string): boolean {
  return ROUTES.some(({ path, audience }) => audience === 'everyone' && matchPath(path, pathname))
}

/** Whether a guest would find a page at this path after signing in, as far as it does not depend on who that is. */
export function needsSignIn(pathname: string): boolean {
  return ROUTES.some(({ path, audience }) => audience === 'signed-in' && matchPath(path, pathname))
}
