import { Suspense, useLayoutEffect, useMemo, useState } from 'react'
import { isTakingOver, KeepTyped } from '../keep-typed.tsx'
import type { PageProps } from './page-props.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { startOver, stepDown } from './registry.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { forgetPages, openPage } from './remote-pages.ts'
import { reportFailure } from './report-failure.ts'

interface RemotePageProps {
  remote: string
  page: string
  user: PageProps['user']
}

/** A page of a remote in the shell: a skeleton while it comes, the last good version or a card where it breaks. */
export function RemotePage(props: RemotePageProps) {
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt((count) => count + 1)
  return <Attempt key={`${props.remote}/${props.page}/${attempt}`} {...props} onAgain={again} />
}

/** One try. Its component is chosen once: a page on the screen never changes its version under a person's hands. */
function Attempt({ remote, page, user, onAgain }: RemotePageProps & { onAgain: () => void }) {
  const [opened] = useState(() => openPage(remote, page))
  const { Component } = opened
  // React takes over what the server has rendered inside a boundary when it is idle, slice by slice. An update to the
  // boundary makes it go on at once: the form works 0.1 s sooner on a slow phone. The page itself is the same element.
  const [, goOn] = useState(false)
  useLayoutEffect(() => {
    if (isTakingOver()) goOn(true)
  }, [])
  const drawn = useMemo(
    () => (
      <KeepTyped>
        <Component user={user} />
      </KeepTyped>
    ),
    [Component, user],
  )
  const onError = (error: unknown) => {
    // Without a version it never came, and that was told where it was tried.
    if (!opened.version) return
    reportFailure({ remote, version: opened.version, kind: 'render', error })
    if (stepDown(remote, opened.version)) onAgain()
  }
  const onRetry = async () => {
    await startOver(remote)
    forgetPages(remote)
    onAgain()
  }
  return (
    <RemoteBoundary onError={onError} onRetry={onRetry}>
      <Suspense fallback={<PageSkeleton />}>{drawn}</Suspense>
    </RemoteBoundary>
  )
}
