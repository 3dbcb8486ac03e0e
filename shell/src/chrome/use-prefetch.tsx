import { useLocation } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { Prerender } from '../remotes/prerender.tsx'
import { type OpenedPage, prefetchPage } from '../remotes/remote-pages.ts'
import { routeFor } from '../route-for.ts'
import { useSession } from '../session/use-session.ts'

/**
 * What an element that leads to a page does when it is pointed at or focused: it fetches the page's scripts and renders
 * the page once, outside the document.
 * @returns `intent`, props for the element itself, and `prerender`, to be put next to it
 */
export function usePrefetch(to: string | undefined) {
  const { user } = useSession()
  const { pathname } = useLocation()
  const [fetched, setFetched] = useState<OpenedPage | null>(null)
  const there = to ? routeFor(to, user) : null
  const prefetch = async () => {
    const page = there && (await prefetchPage(there.remote, there.page))
    if (page) setFetched(page)
  }
  // On that page itself it is not needed, nor when the person leaves it.
  if (fetched && to === pathname) setFetched(null)
  const prerender =
    to && there && fetched ? (
      <Prerender location={to} path={there.path} onRendered={() => setFetched(null)}>
        <fetched.Component user={user} />
      </Prerender>
    ) : null
  return { intent: { onPointerEnter: prefetch, onFocus: prefetch }, prerender }
}
