import { lazy, Suspense } from 'react'

const Late = lazy(() =>
  import(/* webpackChunkName: "late-installation-ai" */ './installation-ai.tsx').then(
    ({ InstallationAi }) => ({ default: InstallationAi }),
    // The desk works without it.
    () => ({ default: () => <></> }),
  ),
)

/** The switch of the language model, below what waits: it comes when the desk is there. */
export function LazyInstallationAi() {
  return (
    <Suspense fallback={null}>
      <Late />
    </Suspense>
  )
}
