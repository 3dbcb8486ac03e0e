import { join } from 'node:path'

/** Where things are, for every script. */
export const ROOT = join(import.meta.dir, '..')
export const DIST = join(ROOT, 'dist')
export const DATA = join(ROOT, '.data')

export const REMOTES = ['mfe-public', 'mfe-referrer', 'mfe-hiring', 'mfe-apply'] as const
/** Remotes with a page that the server renders. */
export const RENDERED = ['mfe-public', 'mfe-apply'] as const

export type RemoteName = (typeof REMOTES)[number]

/** @throws Error when there is no such remote */
export function remoteNamed(name: string | undefined): RemoteName {
  const found = REMOTES.find((remote) => remote === name)
  if (found) return found
  throw new Error(`${name ? `There is no remote ${name}.` : 'Which remote?'} There are: ${REMOTES.join(', ')}.`)
}
