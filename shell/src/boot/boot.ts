import type { Language } from '@goodword/languages/languages'
import type { RouteEntry } from '../routing/routes.ts'

/** Where one release of a remote is. */
export interface RemoteRelease {
  version: string
  /** Address of the container's script, under the release's immutable path. */
  entry: string
  /** What the script must hash to, or it is not run. Absent under `bun dev`. */
  integrity?: string
}

/** A remote's current release, and the last good one for when it fails. The server prints the registry into every page. */
export interface RemoteEntry extends RemoteRelease {
  fallback?: RemoteRelease
}

/** What the server tells the page before any script runs. */
export interface Boot {
  /** The shell's own version: what a later answer of the server is compared with. */
  version: string
  remotes: Record<string, RemoteEntry>
  /** Of the page; English where there is none. */
  language?: Language
  /** The routes that operators have beside everybody's. */
  routes?: RouteEntry<string>[]
  /** Replies the server has sent along, by path: who is signed in. A path that is missing here is fetched. */
  replies: Record<string, unknown>
  /** Status of those the server refused, by path: they need not be asked again. */
  refused: Record<string, number>
  /** Of the page's own request, where something was refused. */
  requestId?: string
  /** The page that is in the HTML already, where the server rendered one. */
  rendered?: { remote: string; page: string }
}

/** Reads the JSON block `#boot` of the page. */
export function readBoot(document: Document): Boot {
  return JSON.parse(
    document.getElementById('boot')?.textContent ?? '{"version":"","remotes":{},"replies":{},"refused":{}}',
  )
}
