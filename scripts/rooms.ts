import { join } from 'node:path'
import { OPERATOR_ROUTES } from '../shell/src/routing/operator-routes.ts'
import { ROUTES as PUBLIC_ROUTES } from '../shell/src/routing/routes.ts'

/** Where things are, for every script. */
export const ROOT = join(import.meta.dir, '..')
export const DIST = join(ROOT, 'dist')
export const DATA = join(ROOT, '.data')

/** Everybody's, and those of operators. */
export const ROUTES = [...PUBLIC_ROUTES, ...OPERATOR_ROUTES]
export type RemoteName = (typeof ROUTES)[number]['remote']

/** Every remote has a route. */
export const REMOTES: readonly RemoteName[] = [...new Set(ROUTES.map(({ remote }) => remote))]

/** Those that are not for operators alone: every page names them. */
export const EVERYBODYS_REMOTES: readonly RemoteName[] = [...new Set(PUBLIC_ROUTES.map(({ remote }) => remote))]

/** Whether the server renders a page of it. */
export function isRendered(name: string): boolean {
  return PUBLIC_ROUTES.some(({ remote, rendered }) => remote === name && rendered)
}

/** @throws Error when there is no such remote */
export function remoteNamed(name: string | undefined): RemoteName {
  const found = REMOTES.find((remote) => remote === name)
  if (found) return found
  throw new Error(`${name ? `There is no remote ${name}.` : 'Which remote?'} There are: ${REMOTES.join(', ')}.`)
}
