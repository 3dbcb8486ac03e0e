import { lazy } from 'react'

/** Few ever see it, so it is not in the shell's first scripts. Where it does not come, it is said all the same. */
export const LazyNotFoundPage = lazy(() =>
  import(/* webpackChunkName: "rare-not-found" */ './not-found-page.tsx').then(
    ({ NotFoundPage }) => ({ default: NotFoundPage }),
    () => ({ default: () => <h1>404 Page Not Found</h1> }),
  ),
)
