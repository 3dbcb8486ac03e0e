import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'

/** A router on the browser's own address and history, for what looks at those; pages of other tests leave them alone. */
export function InBrowserHistory({ children }: { children: ReactNode }) {
  return <BrowserRouter>{children}</BrowserRouter>
}
