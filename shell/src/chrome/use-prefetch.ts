import { prefetchPage } from '../remotes/remote-pages.ts'
import { routeFor } from '../routing/route-for.ts'
import { useSession } from '../session/use-session.ts'

/**
 * Fetches the scripts of the page that an element leads to when the element looks about to be used.
 * @param to the page's address; undefined for an element that leads to no page
 * @returns the handlers for the element
 */
export function usePrefetch(to: string | undefined) {
  const { user } = useSession()
  const there = to ? routeFor(to, user) : null
  const prefetch = () => {
    if (there) void prefetchPage(there.remote, there.page)
  }
  return { onPointerEnter: prefetch, onFocus: prefetch }
}
