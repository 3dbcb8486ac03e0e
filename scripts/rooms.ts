import { join } from 'node:path'
import { type RemoteName, ROUTES } from '../shell/src/routing/routes.ts'

/** Where things are, for every script. */
export const ROOT = join(import.meta.dir, '..')
export const DIST = join(ROOT, 'dist')
export const DATA = join(ROOT, '.data')

export type { RemoteName }

/** Every remote has a route. */
export const REMOTES: readonly RemoteName[] = [...new Set(ROUTES.map(({ remote }) => remote))]

/** Whether the server renders a page of it. */
export function isRendered(name: string): boolean {
  return ROUTES.some(({ remote, rendered }) => remote === name && rendered)
}

/** @throws Error when there is no such remote */
export function remoteNamed(name: string | undefined): RemoteName {
  const found = REMOTES.find((remote) => remote === name)
  if (found) return found
  throw new Error(`${name ? `There is no remote ${name}.` : 'Which remote?'} There are: ${REMOTES.join(', ')}.`)
}
