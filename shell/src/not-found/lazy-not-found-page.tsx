import { lazy } from 'react'
import { PlainNotFound } from './plain-not-found.tsx'

/** Few ever see it, so it is not in the shell's first scripts. Where it does not come, its words do. */
export const LazyNotFoundPage = lazy(() =>
  import(/* webpackChunkName: "rare-not-found" */ './not-found-page.tsx').then(
    ({ NotFoundPage }) => ({ default: NotFoundPage }),
    () => ({ default: PlainNotFound }),
  ),
)
