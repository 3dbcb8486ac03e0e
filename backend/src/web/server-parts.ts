import { join } from 'node:path'
import type { Logger } from '../observability/log.ts'
import { withoutValues } from '../observability/without-values.ts'
import { folderStore } from '../releases/folder-store.ts'
import type { Release } from '../releases/release.ts'
import { sha384 } from '../releases/sha384.ts'
import type { ReleaseStore } from '../releases/store.ts'
import { evaluatePages, type Shared } from './server-part.ts'
import { Interruption } from './within-time.ts'

/** Milliseconds until a server part that could not be loaded is tried again. */
const RETRY_MS = 30_000
/** The same where it was interrupted because the machine was busy. */
const RETRY_BUSY_MS = 1000
/** Milliseconds of processor time that interrupted work of a server part may take before it is not run for a while. */
const WASTED_MAX_MS = 500
const BAN_MS = 10 * 60_000

interface Sources {
  /** The folder `WEB_DIST`, for releases the server was built with. */
  dist: string
  store: ReleaseStore
  log: Logger
  /** What the shell hands to remotes. */
  shared: Shared
  /** Names of the pages that are rendered, by remote. */
  pages: Record<string, string[]>
}

/**
 * The server parts of releases, from the build or the release store, held to the hash that was recorded at the release.
 * They are loaded when the registry names them, never while somebody waits for a page.
 */
export function createServerParts({ dist, store, log, shared, pages }: Sources) {
  const places = [folderStore(join(dist, 'remotes')), store]
  /** Components by release and page; a release never changes. */
  const loaded = new Map<string, Map<string, unknown>>()
  /** What is under way or has failed. */
  const tried = new Map<string, Promise<void>>()

  async function load({ name, version, server }: Release): Promise<Map<string, unknown>> {
    const path = `${name}/${version}/server.js`
    let found = false
    for (const place of places) {
      const bytes = await place.read(path)
      found ||= bytes !== null
      if (bytes && sha384(bytes) === server) {
        return evaluatePages(new TextDecoder().decode(bytes), path, shared, pages[name] ?? [])
      }
    }
    throw new Error(found ? 'It is not what was released' : 'It is not in the store')
  }

  const tryAgainIn = (milliseconds: number, key: string) =>
    setTimeout(() => {
      tried.delete(key)
      loaded.delete(key)
    }, milliseconds).unref()

  /**
   * Milliseconds of processor time by release, since it last rendered a page. Waiting for a busy machine does not
   * count.
   */
  const wasted = new Map<string, number>()
  function waste(key: string, { used }: Interruption): boolean {
    const sum = (wasted.get(key) ?? 0) + used
    wasted.set(key, sum)
    return sum >= WASTED_MAX_MS
  }

  function begin(release: Release): Promise<void> {
    const { name: remote, version } = release
    const key = keyOf(release)
    const trial = load(release).then(
      (components) => void loaded.set(key, components),
      (error) => {
        log.error(
          { err: error, reason: withoutValues(String(error)), remote, version },
          'a server part is not run; browsers draw its pages',
        )
        if (!(error instanceof Interruption)) tryAgainIn(RETRY_MS, key)
        else tryAgainIn(waste(key, error) ? BAN_MS : RETRY_BUSY_MS, key)
      },
    )
    tried.set(key, trial)
    return trial
  }

  return {
    /** A page's component; undefined while its release is not loaded, which this begins. */
    get(release: Release, page: string): unknown {
      const key = keyOf(release)
      if (release.server && !tried.has(key)) void begin(release)
      return loaded.get(key)?.get(page)
    },
    /** Loads what people may get from now on, and drops all else. */
    async prepare(releases: readonly Release[]): Promise<void> {
      const rendered = releases.filter(({ name, server }) => server && pages[name])
      const wanted = new Set(rendered.map(keyOf))
      for (const key of [...tried.keys()].filter((each) => !wanted.has(each))) {
        tried.delete(key)
        loaded.delete(key)
      }
      await Promise.all(rendered.map((release) => tried.get(keyOf(release)) ?? begin(release)))
    },
    /**
     * For the caller of `get`: a page was interrupted. A server part that keeps taking too long is not run for a while.
     */
    reportInterruption(release: Release, interruption: Interruption): void {
      const key = keyOf(release)
      if (!waste(key, interruption)) return
      loaded.set(key, new Map())
      tryAgainIn(BAN_MS, key)
    },
    /** For the caller of `get`: a page was rendered, so what was wasted before does not count any more. */
    reportRendered(release: Release): void {
      wasted.delete(keyOf(release))
    },
  }
}

function keyOf({ name, version }: Release): string {
  return `${name}/${version}`
}
