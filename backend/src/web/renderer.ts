import { join } from 'node:path'
import type { Logger } from '../log.ts'
import type { Release } from '../releases/release.ts'
import { loadServerPart, type Shared } from './server-part.ts'

/** A page in HTML: the markup of the root, the styles it uses, the document's title. */
export interface Rendered {
  html: string
  css: string
  title: string | undefined
}

interface RenderInput {
  url: string
  replies: Record<string, unknown>
  remote: string
  page: string
  version: string
  component: unknown
}

interface ShellPart {
  shared: Shared
  render(input: RenderInput): Rendered
}

interface RemotePart {
  pages: Record<string, () => Promise<{ default: unknown }>>
}

interface Wanted {
  release: Release
  page: string
  /** Path and query of the request. */
  url: string
  replies: Record<string, unknown>
}

/**
 * Renders pages with the remotes' own components.
 * @param dist the folder `WEB_DIST`
 * @returns a function that answers null where a page has no server part or cannot be rendered: the browser then draws
 *   it by itself
 */
export async function createRenderer(dist: string, log: Logger) {
  const shell = await loadServerPart<ShellPart>(join(dist, 'shell/server.js'), {})
  /** Server parts by release; a release never changes. */
  const parts = new Map<string, Promise<RemotePart | null>>()

  function partOf({ name, version }: Release, shared: Shared): Promise<RemotePart | null> {
    const key = `${name}/${version}`
    const part = parts.get(key) ?? loadServerPart<RemotePart>(join(dist, 'remotes', name, version, 'server.js'), shared)
    parts.set(key, part)
    return part
  }

  return async ({ release, page, url, replies }: Wanted): Promise<Rendered | null> => {
    if (!shell) return null
    try {
      const part = await partOf(release, shell.shared)
      const loaded = await part?.pages[page]?.()
      if (!loaded) return null
      const { name: remote, version } = release
      return shell.render({ url, replies, remote, page, version, component: loaded.default })
    } catch (error) {
      log.error({ err: error, remote: release.name, version: release.version, page }, 'a page was not rendered')
      return null
    }
  }
}
