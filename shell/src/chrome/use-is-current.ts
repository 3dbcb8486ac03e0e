import { useLocation } from '@goodword/shared-ui/kernel'
import { routeFor } from '../routing/route-for.ts'
import { useSession } from '../session/use-session.ts'

/**
 * Whether what a path leads to is on the screen: `/` shows the same page as one of the header's links. Without a role every
 * path shows the role setup, which none of them leads to.
 */
export function useIsCurrent(to: string | undefined): boolean {
  const { user } = useSession()
  const { pathname } = useLocation()
  if (!to || !user?.role) return false
  const here = routeFor(pathname, user)
  const there = routeFor(to, user)
  return here !== null && here.remote === there?.remote && here.page === there.page
}
