import { AddressTooLong, BadAddress } from './http-errors.ts'

/** Characters. The longest path of ours names a file of a release: some 200. */
const PATH_MAX = 8192
/** A name or an address, and a port: nothing that a URL would have to decode. */
const HOST = /^(?:[a-z\d._-]{1,253}|\[[a-f\d:.]{2,45}\])(?::\d{1,5})?$/i

const known = new WeakMap<Request, Readonly<URL>>()

/**
 * The address of a request, read once, so that gate, router and pages cannot take it for different ones
 * (docs/rules.md#a-request-has-one-address).
 * @throws BadAddress when it is no URL, its host is no host, its path is not the one the router reads, or has escapes that
 * stand for no text; AddressTooLong over 8192 characters of path
 */
export function urlOf(request: Request): Readonly<URL> {
  const read = known.get(request)
  if (read) return read
  const url = URL.parse(request.url)
  const host = request.headers.get('host')
  if (!url?.protocol.startsWith('http') || (host !== null && !HOST.test(host))) throw new BadAddress()
  if (url.pathname.length > PATH_MAX) throw new AddressTooLong()
  if (pathAsWritten(request.url) !== url.pathname || !isDecodable(url.pathname)) throw new BadAddress()
  known.set(request, url)
  return url
}

/** What stands between host and query, as Elysia's router cuts it out. */
function pathAsWritten(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return url.slice(start, query === -1 ? undefined : query)
}

/** The router decodes what stands in the place of a `:name`, and has no words for an escape that is none. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
