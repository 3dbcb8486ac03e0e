import { posix } from 'node:path'
import { anchorsOf } from './anchors-of.ts'
import { type Reference, referencesIn } from './references-in.ts'

/**
 * References that lead nowhere.
 * @param files every file of the repository by its path from the root, with its text; null for one that is not text
 * @returns one line each, `path:line: what is wrong`
 */
export function brokenReferences(files: ReadonlyMap<string, string | null>): string[] {
  const paths = [...files.keys()]
  const anchors = new Map<string, string[]>()

  const faultOf = (path: string, { kind, target }: Reference): string | undefined => {
    if (kind === 'number') return `"${target}" is on no page of the repository`
    if (kind === 'file')
      return paths.some((other) => `/${other}`.endsWith(`/${target}`)) ? undefined : `no file ${target}`
    const [page = '', anchor] = target.split('#')
    const full = kind === 'page' ? page : page === '' ? path : pathOf(page, path)
    if (!paths.some((other) => other === full || other.startsWith(`${full}/`))) return `no file ${full}`
    if (!anchor) return undefined
    if (!anchors.has(full)) anchors.set(full, anchorsOf(files.get(full) ?? ''))
    return anchors.get(full)?.includes(anchor) ? undefined : `${full} has no heading #${anchor}`
  }

  return [...files].flatMap(([path, text]) =>
    referencesIn(path, text ?? '').flatMap((reference) => {
      const fault = faultOf(path, reference)
      return fault ? [`${path}:${reference.line}: ${fault}`] : []
    }),
  )
}

/** The path from the root of what a page links to; an address that starts with a slash is already one. */
function pathOf(url: string, page: string): string {
  const from = url.startsWith('/') ? '' : posix.dirname(page)
  return posix.join(from, decodeURI(url)).replace(/^\/|\/$/g, '')
}
