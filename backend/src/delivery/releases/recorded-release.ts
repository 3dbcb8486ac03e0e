import * as z from 'zod/mini'
import { isSafePath } from '../files/is-safe-path.ts'
import { Release } from './release.ts'

const NAME = /^mfe-[a-z0-9-]{1,40}$/
const VERSION = /^[0-9A-Za-z][\w.-]{0,79}$/
const SHA384 = /^sha384-[0-9A-Za-z+/]{64}$/
/** What a release needs of a shell: `kernel`, `page props`, `@griffel/react` and such, each with a version. */
const NEED = /^[\w@/ .-]{1,80}$/

/**
 * A release as the database tells of it. Whoever can write there names no script but the release's own, and none
 * without its hash: the addresses and hashes go into pages, and the server part is run.
 */
export const RecordedRelease = z
  .extend(Release, {
    name: z.string().check(z.regex(NAME)),
    version: z.string().check(z.regex(VERSION)),
    integrity: z.record(z.string(), z.string().check(z.regex(SHA384))),
    server: z.optional(z.string().check(z.regex(SHA384))),
    needs: z.record(z.string().check(z.regex(NEED)), z.string().check(z.regex(VERSION))),
    /** What is served from source is never released. */
    fromSource: z.optional(z.never()),
  })
  .check(z.refine(namesItsOwnScripts, 'It names a script that is not its own, or has no hash'))

function namesItsOwnScripts({ name, version, entry, door, pages, integrity }: Release): boolean {
  const base = `/remotes/${name}/${version}/`
  const named = [entry, ...door, ...Object.values(pages).flat()]
  const isOwn = (address: string) =>
    address.startsWith(base) && address.endsWith('.js') && isSafePath(address.slice(base.length))
  return Object.keys(integrity).every(isOwn) && named.every((address) => Object.hasOwn(integrity, address))
}
