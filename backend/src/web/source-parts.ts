import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '../releases/release.ts'
import { evaluatePages, type Shared } from './server-part.ts'

/**
 * The server parts of remotes that `bun dev` serves from source: evaluated anew when the compiler has written them.
 * @param dist the folder `WEB_DIST`
 * @param pages names of the pages that are rendered, by remote
 */
export function createSourceParts(dist: string, pages: Record<string, string[]>) {
  const evaluated = new Map<string, { at: number; shared: Shared; components: Map<string, unknown> }>()

  /** @returns a page's component; undefined where nothing is compiled yet */
  return async ({ name, version }: Release, page: string, shared: Shared): Promise<unknown> => {
    const file = join(dist, 'remotes', name, version, 'server.js')
    const at = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (at === 0) return undefined
    const known = evaluated.get(name)
    if (known?.at === at && known.shared === shared) return known.components.get(page)
    const components = evaluatePages(await readFile(file, 'utf8'), file, shared, pages[name] ?? [])
    evaluated.set(name, { at, shared, components })
    return components.get(page)
  }
}
