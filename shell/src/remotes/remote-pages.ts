import { type ComponentType, lazy } from 'react'
import type { PageProps } from './page-props.ts'
import { loadPage, versionInUse } from './registry.ts'

export interface OpenedPage {
  Component: ComponentType<PageProps>
  /** The release it came from; undefined until it has come. */
  version?: string
}

/** One lazy component per page, kept outside React: a new one on each render would lose the page's state. */
const opened = new Map<string, OpenedPage>()

/** The component of a page. One of a release that was given up meanwhile is not handed out again. */
export function openPage(remote: string, page: string): OpenedPage {
  const key = `${remote}/${page}`
  const found = opened.get(key)
  // On the server nothing is loaded, so no version is in use.
  const inUse = versionInUse(remote) ?? found?.version
  if (found && (!found.version || found.version === inUse)) return found
  const made: OpenedPage = {
    Component: lazy(async () => {
      const loaded = await loadPage(remote, page)
      made.version = loaded.version
      return loaded
    }),
  }
  opened.set(key, made)
  return made
}

/** Hands over a page that has loaded before it is opened, so that it is there at once. */
export function providePage(remote: string, page: string, given: OpenedPage): void {
  opened.set(`${remote}/${page}`, given)
}

/** Marks a page as failed: it is not requested again before the person tries again. */
export function failPage(remote: string, page: string, error: unknown): void {
  const fail = () => {
    throw error
  }
  providePage(remote, page, { Component: fail })
}

/** The next visit of the remote's pages asks for them anew; those on the screen stay. */
export function forgetPages(remote: string): void {
  for (const key of opened.keys()) {
    if (key.startsWith(`${remote}/`)) opened.delete(key)
  }
}

/**
 * Fetches a page before it is opened, on intent (hover, focus): it is then there at once, with no skeleton in between.
 * A failure is shown when the page is opened.
 */
export async function prefetchPage(remote: string, page: string): Promise<void> {
  const found = opened.get(`${remote}/${page}`)
  // A click focuses the element, too: it must not wait for this.
  if (found?.version && found.version === versionInUse(remote)) return
  const loaded = await loadPage(remote, page).catch(() => null)
  if (!loaded || opened.get(`${remote}/${page}`)?.version === loaded.version) return
  providePage(remote, page, { Component: loaded.default, version: loaded.version })
}
