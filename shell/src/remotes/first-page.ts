import type { Boot, RemoteEntry } from '../boot/boot.ts'
import { after } from '../waiting/after.ts'
import { askedSince, pageTakes } from './html-timing.ts'
import { expectTyped } from './keep-typed.tsx'
import { loadPage } from './registry.ts'
import { failPage, providePage } from './remote-pages.ts'

/**
 * The scripts of a healthy page follow the shell within 0.15 s on a slow phone. Later ones do not hold the header up.
 */
const SOON_MS = 500
/** The page whose HTML is there and whose scripts are late. `over` settles when they have loaded or have failed. */
let waiting: { remote: string; page: string; over: Promise<void> } | undefined

/**
 * Opens the page that the server has rendered, before React's first render, so that shell and page are hydrated in one
 * go where its scripts come soon.
 * @param current the release that rendered the HTML: no other release's components may hydrate it
 * @returns whether React hydrates the HTML; if not, it renders from scratch another release's page, or the card that
 * says the area is unavailable
 */
export async function openFirstPage(
  root: Element,
  { remote, page }: NonNullable<Boot['rendered']>,
  current: RemoteEntry | undefined,
): Promise<boolean> {
  expectTyped(root, remote, page)
  const coming = loadPage(remote, page).then(
    (loaded) => {
      providePage(remote, page, { Component: loaded.default, version: loaded.version })
      return loaded.version === current?.version
    },
    (error: unknown) => {
      failPage(remote, page, error)
      return false
    },
  )
  // Without a hash it comes from source, under `bun dev`: slowly, and React should report every mismatch.
  if (!current?.integrity) return coming
  // Where the shell was in the cache and the page was not, it may take that much longer.
  const onThisLine = pageTakes() - (performance.now() - askedSince())
  const isSame = await Promise.race([coming, after(SOON_MS + Math.max(0, onThisLine))])
  if (isSame !== null) return isSame
  waiting = { remote, page, over: coming.then(() => undefined) }
  return true
}

/** Settles when the HTML of this page may be replaced by the rendered page; undefined where nothing is late. */
export function waitingFor(remote: string, page: string): Promise<void> | undefined {
  return waiting?.remote === remote && waiting.page === page ? waiting.over : undefined
}

/** For when the page has left the screen: a second visit before its scripts have come finds no HTML to keep. */
export function forgetWaiting(): void {
  waiting = undefined
}
