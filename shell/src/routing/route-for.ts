import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import { matchPath } from 'react-router'
import { type PageOf, ROLE_SETUP, ROUTES, type RouteEntry } from './routes.ts'

/** Where people with a role start. */
const HIRING = '/hiring-dashboard'
const JOBS = '/jobs'

/** The routes of whoever this page is for. */
const known: RouteEntry<string>[] = [...ROUTES]

/** Takes those that the server has printed into the page of this person alone. */
export function addRoutes(own: readonly RouteEntry<string>[] = []): void {
  known.push(...own)
}

/**
 * The page at a path for this person, with the pattern that matched, or null where there is none
 * (docs/rules.md#the-page-at-a-path-depends-on-who-comes).
 */
export function routeFor(
  pathname: string,
  user: User | null,
  routes: readonly RouteEntry<string>[] = known,
): (PageOf<string> & { path: string }) | null {
  const route = routes.find(({ path, audience }) => {
    return matchPath(path, pathname) && (audience !== 'operators' || user?.isOperator)
  })
  if (route?.audience === 'everyone' || route?.audience === 'operators') return route
  if (!user) return route?.audience === 'guests' ? route : null
  if (!user.role) return ROLE_SETUP
  if (route?.audience === 'guests') {
    const own = route.forRoles ?? routeFor(user.role === 'hiring_manager' ? HIRING : JOBS, user)
    return own && { ...own, path: route.path }
  }
  if (route?.forManagers && hires(user)) return { ...route, remote: route.forManagers }
  return route ?? null
}

/** Whether two paths are of one page: what it shows of one thing has an address below the page's own. */
export function isSamePage(one: string, other: string, user: User | null): boolean {
  const [here, there] = [routeFor(one, user), routeFor(other, user)]
  return here?.page === there?.page && here?.path !== there?.path && `${here?.path}${there?.path}`.includes(':')
}

/**
 * Whether there is a page for this audience at a path: one for everyone needs no answer about who is there, and one for people who
 * are signed in is what a guest would find after signing in, as far as it does not depend on who that is.
 */
export function hasRoute(pathname: string, audience: RouteEntry['audience']): boolean {
  return known.some((route) => route.audience === audience && matchPath(route.path, pathname))
}

/** Whether the page at a path is there in several languages. */
export function hasLanguages(pathname: string): boolean {
  return known.some(({ path, languages }) => languages && matchPath(path, pathname))
}
