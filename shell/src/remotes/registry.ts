import { registerPlugins } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import type { RemoteEntry, RemoteRelease } from '../boot/boot.ts'
import { after } from '../waiting/after.ts'
import { checkedScripts } from './checked-scripts.ts'
import { askedSince, pageTakes } from './html-timing.ts'
import { hasTag, loadRelease } from './load-release.ts'
import type { PageProps } from './page-props.ts'
import { reportBroken } from './report-broken.ts'

/**
 * A person waits at most 5 s, for a version that works or for the card that says there is none; rendering takes the
 * rest. A connection on which requests take long gets what they take on top, so that there is time for the last good
 * version.
 */
const PATIENCE_MS = 4600
/** But at most so much: the HTML may have been late for another reason. */
const ON_TOP_MAX_MS = 5000
/** When the current release has not loaded by then, the last good one is requested as well. */
const FALLBACK_AFTER_MS = 2000

interface Known {
  /** The current release, then the last good one. */
  releases: RemoteRelease[]
  /** Which of them this tab uses: one for all of a remote's pages, so versions never mix. */
  inUse: number
  /** How often somebody has started over: the result of a load that began before says nothing about what works now. */
  starts: number
  /**
   * Since when the page's own tags load it, in milliseconds of `performance.now()`; the first `loadPage` uses it up.
   */
  askedSince: number | undefined
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
    const releases = fallback ? [current, fallback] : [current]
    known.set(name, { releases, inUse: 0, starts: 0, askedSince: hasTag(current.entry) ? askedSince() : undefined })
  }
}

/**
 * Loads one page of a remote; where the current release fails, or is slower than it, of the last good one. A slow
 * connection is no reason to give the current one up: it goes on while the other is asked for, and may still come
 * first.
 * @throws Error when the remote is unknown, or no release of it can be had within 5 s and what requests take here
 */
export async function loadPage(remote: string, page: string): Promise<LoadedPage> {
  const entry = known.get(remote)
  if (!entry) throw new Error(`${remote} is not in the registry`)
  const { inUse: first, starts, askedSince: began = performance.now() } = entry
  entry.askedSince = undefined
  const [current, last] = entry.releases.slice(first) as [RemoteRelease, RemoteRelease?]
  const use = (index: number) => {
    if (entry.starts === starts) entry.inUse = index
  }
  const givenUp = new Set<RemoteRelease>()
  const giveUp = (release: RemoteRelease, error: unknown) => {
    if (givenUp.has(release)) return
    givenUp.add(release)
    if (last) use(first + 1)
    reportBroken(remote, release.version, 'load', error)
  }
  const patience = PATIENCE_MS + Math.min(pageTakes(), ON_TOP_MAX_MS)
  const attempt = async (release: RemoteRelease): Promise<LoadedPage> => {
    try {
      const loaded = await loadRelease(remote, release, page, patience - (performance.now() - began))
      return { ...loaded, version: release.version }
    } catch (error) {
      giveUp(release, error)
      throw error
    }
  }
  try {
    const coming = attempt(current)
    if (!last) return await coming
    const early = await Promise.race([coming.catch(() => null), after(FALLBACK_AFTER_MS - (performance.now() - began))])
    // Another page of this remote may have fallen back meanwhile: a tab never mixes versions.
    if (early && entry.inUse === first) return early
    const fallback = attempt(last)
    const loaded = await Promise.any([coming, fallback])
    if (loaded.version === current.version && entry.inUse === first) return loaded
    if (loaded.version === last.version) giveUp(current, new Error('It did not come before the last good release'))
    return await fallback
  } catch (error) {
    use(0)
    throw error instanceof AggregateError ? error.errors.at(-1) : error
  }
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
export function fallBack(remote: string, version: string): boolean {
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
  if (entry) Object.assign(entry, { inUse: 0, starts: entry.starts + 1 })
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const broken = new Set(files.filter((path) => path.startsWith(`/remotes/${remote}/`)))
  await Promise.allSettled(
    [...broken].map((path) => fetch(path, { cache: 'reload', signal: AbortSignal.timeout(REFRESH_MS) })),
  )
}
