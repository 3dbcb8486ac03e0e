import { lazy, Suspense } from 'react'
import { PlainPrompt } from './plain-prompt.tsx'
import { useNewVersion } from './use-new-version.ts'

/** Few visits see another version come: what tells of it loads then. Where it does not, it is told plainly. */
const NewVersionPrompt = lazy(() =>
  import(/* webpackChunkName: "rare-new-version" */ './new-version-prompt.tsx').then(
    ({ NewVersionPrompt }) => ({ default: NewVersionPrompt }),
    () => ({ default: PlainPrompt }),
  ),
)

/** Tells that the server has a newer shell than this tab runs. */
export function LazyNewVersionPrompt() {
  if (!useNewVersion()) return null
  return (
    <Suspense>
      <NewVersionPrompt />
    </Suspense>
  )
}
