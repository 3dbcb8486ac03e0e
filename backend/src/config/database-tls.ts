import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'

/** What libpq calls the ways to connect, of those that do one thing: `allow` and `prefer` fall back to no TLS in silence. */
const MODES = ['disable', 'require', 'verify-ca', 'verify-full'] as const
type Mode = (typeof MODES)[number]
/** Its parameters that are about TLS. A server would take them for settings of its own. */
const PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const
/** Others of libpq that clouds write into URLs, and that change nothing here. */
const LEFT_OUT = ['channel_binding', 'gssencmode', 'sslnegotiation', 'sslcompression']

export interface DatabaseTls {
  /** The URL without what it says of TLS. */
  address: string
  /** What both drivers hand to `tls.connect`; false: none. Missing where the URL says nothing of it. */
  ssl?: false | ConnectionOptions
}

/**
 * What a database's URL says of TLS, in libpq's words, as every cloud hands it out:
 * `?sslmode=verify-full&sslrootcert=/path/ca.pem`, and `sslcert` with `sslkey` for a client's own certificate. Both drivers
 * have their own reading of them, and neither has all.
 * @returns the URL for a driver, and its TLS
 * @throws Error in a sentence without the URL, which holds a password: an unknown `sslmode`, or a file that cannot be read
 */
export function databaseTls(url: string): DatabaseTls {
  if (!/[?&](ssl|channel_binding|gssencmode)/.test(url)) return { address: url }
  const address = new URL(url)
  if (address.searchParams.has('ssl')) throw new Error('says ssl: say it by sslmode')
  for (const name of LEFT_OUT) address.searchParams.delete(name)
  const [mode, root, cert, key] = PARAMETERS.map((name) => {
    const value = address.searchParams.get(name)
    address.searchParams.delete(name)
    return value ?? undefined
  })
  if (!mode && !root && !cert && !key) return { address: address.href }
  return { address: address.href, ssl: tlsOf(modeOf(mode, root), { root, cert, key }) }
}

/** As in libpq, a file of authorities asks for `verify-ca` at least, and `system` for `verify-full`. */
function modeOf(mode: string | undefined, root: string | undefined): Mode {
  if (mode !== undefined && !MODES.some((each) => each === mode)) {
    throw new Error(`has an sslmode other than ${MODES.join(', ')}`)
  }
  if (root === 'system' && mode !== 'disable') return 'verify-full'
  return (mode === undefined || mode === 'require') && root ? 'verify-ca' : ((mode as Mode) ?? 'require')
}

function tlsOf(mode: Mode, files: { root?: string; cert?: string; key?: string }): false | ConnectionOptions {
  if (mode === 'disable') return false
  const { root, cert, key } = files
  return {
    ...(root && root !== 'system' && { ca: read('sslrootcert', root) }),
    ...(cert && { cert: read('sslcert', cert) }),
    ...(key && { key: read('sslkey', key) }),
    rejectUnauthorized: mode !== 'require',
    ...(mode === 'verify-ca' && { checkServerIdentity: () => undefined }),
  }
}

function read(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`names an ${name} that cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}
