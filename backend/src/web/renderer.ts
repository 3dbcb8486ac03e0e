import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../observability/log.ts'
import { withoutValues } from '../observability/without-values.ts'
import type { Release } from '../releases/release.ts'
import type { ReleaseStore } from '../releases/store.ts'
import type { BuiltShell } from './built-shell.ts'
import { evaluateServerPart, type Shared } from './server-part.ts'
import { createServerParts } from './server-parts.ts'
import { createSourceParts } from './source-parts.ts'
import { Interruption, withinTime } from './within-time.ts'

/** Milliseconds a page may take; it is some five. */
const RENDER_MS = 1000

/** A page in HTML: the markup of the root, the styles it uses, the document's title. */
export interface Rendered {
  html: string
  css: string
  title: string | undefined
}

interface RenderInput {
  url: string
  replies: Record<string, unknown>
  refused: Record<string, number>
  remote: string
  page: string
  version: string
  component: unknown
}

interface ShellPart {
  shared: Shared
  render(input: RenderInput): Rendered
}

interface Sources {
  /** The folder `WEB_DIST`. */
  dist: string
  store: ReleaseStore
  log: Logger
  shell: BuiltShell
}

interface Wanted {
  release: Release
  page: string
  /** Path and query of the request. */
  url: string
  replies: Record<string, unknown>
  /** Status of the replies that were refused, by path. */
  refused: Record<string, number>
  /** Whether everybody gets the same: it is then rendered once. */
  isShared?: boolean
}

/**
 * Renders pages with the remotes' own components. Whatever goes wrong with a server part, the browser renders the page,
 * and the log says which release it was.
 */
export async function createRenderer({ dist, store, log, shell: { routes, fromSource: isFromSource } }: Sources) {
  const file = join(dist, 'shell/server.js')
  const shellPart = isFromSource ? latest(file) : await onceRead(file)
  const shared = (await shellPart())?.shared ?? {}
  const rendered = Map.groupBy(
    routes.filter((route) => route.rendered),
    ({ remote }) => remote,
  )
  const pages = Object.fromEntries([...rendered].map(([remote, each]) => [remote, each.map(({ page }) => page)]))
  const released = createServerParts({ dist, store, log, shared, pages })
  const fromSource = createSourceParts(dist, pages)
  /** What everybody gets, by release and address, as long as the registry stays as it is. */
  const known = new Map<string, { replies: string; html: Rendered }>()

  return {
    /** Loads the server parts of what people may get from now on. */
    prepare(releases: readonly Release[]): Promise<void> {
      known.clear()
      return released.prepare(releases)
    },
    /** @returns null where a page has no server part, or it is not loaded yet, or cannot be rendered */
    async render({ release, page, url, replies, refused, isShared = false }: Wanted): Promise<Rendered | null> {
      const { name: remote, version } = release
      const key = isShared && !release.fromSource ? `${remote}/${version}${url}` : null
      const answered = key ? JSON.stringify(replies) : ''
      const before = known.get(key ?? '')
      if (before?.replies === answered) return before.html
      try {
        const shell = await shellPart()
        if (!shell) return null
        const component = release.fromSource
          ? await fromSource(release, page, shell.shared)
          : released.get(release, page)
        if (!component) return null
        const html = withinTime(RENDER_MS, () =>
          shell.render({ url, replies, refused, remote, page, version, component }),
        )
        released.reportRendered(release)
        if (key) known.set(key, { replies: answered, html })
        return html
      } catch (error) {
        if (error instanceof Interruption) released.reportInterruption(release, error)
        log.error(
          { err: error, reason: withoutValues(String(error)), remote, version, page },
          'a page was not rendered',
        )
        return null
      }
    },
  }
}

/** A server that runs keeps its shell, whatever is built meanwhile. */
async function onceRead(file: string): Promise<() => Promise<ShellPart | null>> {
  const shell = await latest(file)()
  return async () => shell
}

/** The shell's server part, evaluated anew when its file has changed; null while there is none. */
function latest(file: string): () => Promise<ShellPart | null> {
  let known: { at: number; shell: ShellPart } | undefined
  return async () => {
    const found = await stat(file).catch(() => null)
    if (!found) return null
    if (known?.at !== found.mtimeMs) {
      known = { at: found.mtimeMs, shell: evaluateServerPart(await readFile(file, 'utf8'), file, {}) }
    }
    return known.shell
  }
}
