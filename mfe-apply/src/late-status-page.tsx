import { type ComponentProps, lazy, Suspense } from 'react'
import { ApplicationSkeleton } from './application-skeleton.tsx'
import type { StatusPage } from './status-page.tsx'
import { STATUS_PAGE_ID } from './status-page-id.ts'

type Page = typeof StatusPage

/** What only those who have applied need: a phone that opens an invitation does not wait for it. */
const load = () => import(/* webpackChunkName: "rare-status-page" */ './status-page.tsx')

let opened: Page | undefined
const Late = lazy(() => load().then(({ StatusPage }) => ({ default: StatusPage })))

/** Loads it before React begins: on the server, and where the HTML is that of the status page, so that React takes it over at once. */
export async function openStatusPage(): Promise<void> {
  if (typeof document === 'undefined' || document.getElementById(STATUS_PAGE_ID)) opened = (await load()).StatusPage
}

/** The status page, which has a script of its own. */
export function LateStatusPage(props: ComponentProps<Page>) {
  const Opened = opened
  return Opened ? (
    <Opened {...props} />
  ) : (
    <Suspense fallback={<ApplicationSkeleton />}>
      <Late {...props} />
    </Suspense>
  )
}
