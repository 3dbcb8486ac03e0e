import { CURRENT_USER } from '@goodword/contract/addresses'
import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import type { BuiltShell } from './built-shell.ts'

type Route = BuiltShell['routes'][number]

/**
 * The page of a route for whoever asks. A page for guests is not what a signed-in person gets at the same path, and whoever hires
 * may find another remote's (docs/rules.md#the-page-at-a-path-depends-on-who-comes).
 * @param replies what is answered along with the page; who is there among them
 */
export function shownPage(route: Route | undefined, replies: Record<string, unknown>): Route | undefined {
  const user = replies[CURRENT_USER] as User | null | undefined
  if (!user) return route
  if (route?.audience === 'guests') return undefined
  return route?.forManagers && hires(user) ? { ...route, remote: route.forManagers } : route
}
