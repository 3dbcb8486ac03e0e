import { registerPlugins } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import type { RemoteEntry, RemoteRelease } from '../boot.ts'
import { checkedScripts } from './checked-scripts.ts'
import { loadRelease } from './load-release.ts'
import type { PageProps } from './page-props.ts'
import { reportFailure } from './report-failure.ts'

/** A person waits at most 5 s for the last good version: 3.5 until the first is given up, the rest for the other to come. */
const FIRST_PATIENCE_MS = 3500
const LAST_PATIENCE_MS = 5000

interface Known {
  /** The current release, then the last good one. */
  releases: RemoteRelease[]
  /** Which of them this tab uses: one for all of a remote's pages, so versions never mix. */
  inUse: number
}

export interface LoadedPage {
  default: ComponentType<PageProps>
  version: string
}

const known = new Map<string, Known>()

/** Takes the page's registry. */
export function registerRemotes(remotes: Record<string, RemoteEntry>): void {
  registerPlugins([checkedScripts])
  for (const [name, { fallback, ...current }] of Object.entries(remotes)) {
    known.set(name, { releases: fallback ? [current, fallback] : [current], inUse: 0 })
  }
}

/**
 * Loads one page of a remote; where the current release fails, of the last good one.
 * @throws Error when the remote is unknown, or no release of it can be had
 */
export async function loadPage(remote: string, page: string): Promise<LoadedPage> {
  const entry = known.get(remote)
  if (!entry) throw new Error(`${remote} is not in the registry`)
  let failure: unknown
  for (let index = entry.inUse; index < entry.releases.length; index++) {
    const release = entry.releases[index] as RemoteRelease
    const patience = index < entry.releases.length - 1 ? FIRST_PATIENCE_MS : LAST_PATIENCE_MS
    try {
      return { ...(await loadRelease(remote, release, page, patience)), version: release.version }
    } catch (error) {
      failure = error
      reportFailure({ remote, version: release.version, kind: 'load', error })
      entry.inUse = Math.max(entry.inUse, index + 1)
    }
  }
  entry.inUse = 0
  throw failure
}

/** The version new pages of a remote come from. */
export function versionInUse(remote: string): string | undefined {
  const entry = known.get(remote)
  return entry?.releases[entry.inUse]?.version
}

/**
 * Turns from a release that loads but does not work to the last good one.
 * @returns false when there is none left
 */
export function stepDown(remote: string, version: string): boolean {
  const entry = known.get(remote)
  const next = (entry?.releases.findIndex((release) => release.version === version) ?? -1) + 1
  if (!entry || next === 0 || next >= entry.releases.length) return false
  entry.inUse = Math.max(entry.inUse, next)
  return true
}

/** How long a person who tries again waits for the browser's cache to be refreshed. */
const REFRESH_MS = 2000

/** Forgets what failed: the next page is asked of the current release again, past the browser's cache. */
export async function startOver(remote: string): Promise<void> {
  const entry = known.get(remote)
  if (entry) entry.inUse = 0
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const broken = new Set(files.filter((path) => path.startsWith(`/remotes/${remote}/`)))
  await Promise.allSettled(
    [...broken].map((path) => fetch(path, { cache: 'reload', signal: AbortSignal.timeout(REFRESH_MS) })),
  )
}
