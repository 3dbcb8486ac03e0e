import { prefetchPage } from '../remotes/remote-pages.ts'
import { routeFor } from '../route-for.ts'
import { useSession } from '../session/use-session.ts'

/** What an element that leads to a page does when it looks about to be used: it fetches the page's scripts. */
export function usePrefetch(to: string | undefined) {
  const { user } = useSession()
  const prefetch = () => {
    const there = to && routeFor(to, user)
    if (there) void prefetchPage(there.remote, there.page)
  }
  return { onPointerEnter: prefetch, onFocus: prefetch }
}
