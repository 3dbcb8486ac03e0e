import type { Release } from '../releases/release.ts'
import type { BuiltShell } from './built-shell.ts'

/**
 * The `Link` header of a page: the scripts that its path will most likely need. Browsers ask for them before they have
 * read any of the HTML, and proxies that know early hints take them from here.
 * @param release of the remote whose page it is; undefined where only the shell is known
 */
export function preloadHeader(shell: BuiltShell, release: Release | undefined, page: string): string {
  const ofRemote =
    release && !release.fromSource ? [release.entry, ...release.door, ...(release.pages[page] ?? [])] : []
  return [
    ...shell.scripts.map((script) => preload(script, undefined)),
    ...ofRemote.map((script) => preload(script, release?.integrity[script])),
  ].join(', ')
}

/** As the script tag to come will ask: with a hash by CORS, else plainly. The browser would fetch the file twice otherwise. */
function preload(script: string, integrity: string | undefined): string {
  const check = integrity ? `; crossorigin=anonymous; integrity="${integrity}"` : ''
  return `<${script}>; rel=preload; as=script${check}`
}
