import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { forgetWaiting, waitingFor } from './first-page.ts'
import { isTakingOver, KeepTyped } from './keep-typed.tsx'
import type { PageProps } from './page-props.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { fallBack, startOver } from './registry.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { forgetPages, type OpenedPage, openPage } from './remote-pages.ts'
import { reportBroken, reportStarted } from './report-broken.ts'

interface RemotePageProps {
  remote: string
  page: string
  user: PageProps['user']
}

/** React leaves the content of the element alone: it stays as the server has sent it. */
const AS_SENT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** A page of a remote in the shell: a skeleton while it comes, the last good version or a card where it breaks. */
export function RemotePage(props: RemotePageProps) {
  const { remote, page } = props
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt((count) => count + 1)
  const element = useRef<HTMLDivElement>(null)
  const isWaiting = useIsWaiting(remote, page, element)
  if (isWaiting) return <div ref={element} {...AS_SENT} />
  return (
    <div>
      <Attempt key={`${remote}/${page}/${attempt}`} {...props} onAgain={again} />
    </div>
  )
}

/** Whether the server's HTML is shown here while the page's scripts are late. React leaves it alone meanwhile. */
function useIsWaiting(remote: string, page: string, element: RefObject<HTMLElement | null>): boolean {
  const [over] = useState(() => waitingFor(remote, page))
  const [isWaiting, setIsWaiting] = useState(over !== undefined)
  useLayoutEffect(() => {
    forgetWaiting()
    // Where React has rendered from scratch after all, that HTML is gone.
    if (!element.current?.hasChildNodes()) setIsWaiting(false)
    void over?.then(() => setIsWaiting(false))
  }, [over, element])
  return isWaiting
}

/** One attempt. Its component is chosen once, so a page on the screen never changes its version. */
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
      <Started remote={remote} opened={opened}>
        <KeepTyped remote={remote} page={page}>
          <Component user={user} />
        </KeepTyped>
      </Started>
    ),
    [Component, opened, remote, page, user],
  )
  const onError = (error: unknown) => {
    // Without a version it never loaded, which `loadPage` has reported.
    if (!opened.version) return
    reportBroken(remote, opened.version, 'render', error)
    if (fallBack(remote, opened.version)) onAgain()
  }
  const onRetry = async () => {
    await startOver(remote)
    forgetPages(remote)
    onAgain()
  }
  return (
    <RemoteBoundary remote={remote} onError={onError} onRetry={onRetry}>
      <Suspense fallback={<PageSkeleton />}>{drawn}</Suspense>
    </RemoteBoundary>
  )
}

/** Tells, once what is in it is on the screen, that the remote works. */
function Started({ remote, opened, children }: { remote: string; opened: OpenedPage; children: ReactNode }) {
  useEffect(() => {
    if (opened.version) reportStarted(remote, opened.version)
  }, [remote, opened])
  return children
}
