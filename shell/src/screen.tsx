import { useLocation } from '@goodword/shared-ui/kernel'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { PageTransition } from './chrome/page-transition.tsx'
import { LazyNotFoundPage } from './not-found/lazy-not-found-page.tsx'
import { LazyPartsPage, PARTS } from './parts/lazy-parts-page.ts'
import { PageSkeleton } from './remotes/page-skeleton.tsx'
import { RemotePage } from './remotes/remote-page.tsx'
import { hasRoute, routeFor } from './routing/route-for.ts'
import { NoAnswer } from './session/no-answer.tsx'
import { useSession } from './session/use-session.ts'

/** What stands between header and footer: the page of this path for this person, and the way from one to the next. */
export function Screen() {
  const location = useLocation()
  const { user, loading, error, retry } = useSession()
  if (LazyPartsPage && location.pathname === PARTS) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <LazyPartsPage />
      </Suspense>
    )
  }
  if (!hasRoute(location.pathname, 'everyone')) {
    if (loading) return <PageSkeleton />
    if (error) return <NoAnswer error={error} onRetry={retry} />
  }
  const route = routeFor(location.pathname, user)
  const next = !user && hasRoute(location.pathname, 'signed-in') ? location.pathname + location.search : undefined
  const key = route ? `${route.remote}/${route.page}` : 'not-found'
  return (
    <PageTransition id={key}>
      <Routes>
        <Route
          path={route?.path ?? '*'}
          element={
            route ? (
              <RemotePage remote={route.remote} page={route.page} user={user} />
            ) : (
              <Suspense fallback={<PageSkeleton />}>
                <LazyNotFoundPage next={next} />
              </Suspense>
            )
          }
        />
      </Routes>
    </PageTransition>
  )
}
