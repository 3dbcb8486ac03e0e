import type { Boot, RemoteEntry } from '../boot.ts'
import { expectTyped } from '../keep-typed.tsx'
import { after } from './after.ts'
import { askedSince, htmlTook } from './html-timing.ts'
import { loadPage } from './registry.ts'
import { failPage, providePage } from './remote-pages.ts'

/** A page that is well comes 0.15 s after the shell on a slow phone. One that is later keeps nobody from the header. */
const SOON_MS = 500
/** Where the browser had the shell and not the page, its scripts come after each other: the entry, the door, the page. */
const STEPS = 3

/** A page whose words are there and whose scripts are late; over when they have come, or when it is sure that they will not. */
let waiting: { remote: string; page: string; over: Promise<void> } | undefined

/**
 * Opens the page that the server has rendered, before React's first render: all is taken over in one go where its
 * scripts come soon.
 * @param current the release that the HTML is of: no other release's components take it over
 * @returns whether React takes the HTML over; if not, it draws all anew: another release's page, or the card
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
  // From source (it has no hash then) a page takes its time, and a developer wants React to tell of every difference.
  if (!current?.integrity) return coming
  const onThisLine = STEPS * htmlTook() - (performance.now() - askedSince())
  const isSame = await Promise.race([coming, after(SOON_MS + Math.max(0, onThisLine))])
  if (isSame !== null) return isSame
  waiting = { remote, page, over: coming.then(() => undefined) }
  return true
}

/** Comes when the words of this page need not stay as the server has sent them any more; undefined when they need not now. */
export function waitingFor(remote: string, page: string): Promise<void> | undefined {
  return waiting?.remote === remote && waiting.page === page ? waiting.over : undefined
}

/** Once it is on the screen: another visit of the page, before its scripts have come, finds no words there. */
export function forgetWaiting(): void {
  waiting = undefined
}
