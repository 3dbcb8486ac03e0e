import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@goodword/languages/languages'
import type { Logger } from '../../watching/log.ts'
import { withoutValues } from '../../watching/without-values.ts'
import type { Release } from '../releases/release.ts'
import type { ReleaseStore } from '../releases/store.ts'
import { createRenderProcesses } from '../rendering/render-processes.ts'
import type { Rendered } from '../rendering/start-render-process.ts'
import type { BuiltShell } from './built-shell.ts'

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
  /** Of the page's own request, where something was refused. */
  requestId?: string | undefined
  language: Language
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>

/**
 * Renders pages with the remotes' own components, in processes of their own. Whatever goes wrong with a server part, the
 * browser renders the page, and the log says which release it was.
 */
export async function createRenderer({ dist, store, log, shell: { routes, fromSource: isFromSource } }: Sources) {
  const file = join(dist, 'shell/server.js')
  const read = () => readFile(file, 'utf8').catch(() => null)
  // A server that runs keeps its shell, whatever is built meanwhile.
  const built = await read()
  const shell = isFromSource ? read : async () => built
  const rendered = Map.groupBy(
    routes.filter((route) => route.rendered),
    ({ remote }) => remote,
  )
  const pages = Object.fromEntries([...rendered].map(([remote, each]) => [remote, each.map(({ page }) => page)]))
  const processes = createRenderProcesses({ dist, store, log, shell, pages })

  return {
    /** Loads the server parts of what people may get from now on. */
    prepare: (releases: readonly Release[]): Promise<void> => processes.prepare(releases),
    /** @returns null where a page has no server part, or it is not loaded yet, or cannot be rendered */
    async render({ release, page, ...input }: Wanted): Promise<Rendered | null> {
      const { name: remote, version } = release
      try {
        const process = await processes.get(release, page)
        if (!process) return null
        const html = await process.render({ ...input, remote, page, version })
        processes.reportRendered(release)
        return html
      } catch (error) {
        log.error(
          { err: error, reason: withoutValues(String(error)), remote, version, page },
          'rendering a page failed',
        )
        return null
      }
    },
    stop: processes.stop,
  }
}
