import { join } from 'node:path'

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** An encoding with the weight of zero. */
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/

/** Only plain names below a folder: no dots at a segment's start, so no way up and nothing hidden. */
const SAFE_PATH = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/** The encodings a browser takes, best first, with the endings of their files. One that it names with `q=0` it refuses. */
export function acceptedEncodings(request: Request) {
  const named = (request.headers.get('accept-encoding') ?? '').toLowerCase().split(',')
  const accepted = named.filter((one) => !REFUSED.test(one)).map((one) => one.split(';')[0]?.trim())
  return ENCODINGS.filter(([encoding]) => accepted.includes(encoding))
}

export function isSafePath(path: string): boolean {
  return SAFE_PATH.test(path)
}

/** @param caching value of `cache-control` */
export function staticHeaders(type: string, caching: string): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
  }
}

/**
 * One built file, in the best encoding the browser takes; the build made them all.
 * @param root the folder it must lie in
 * @param path relative, as it came in the URL
 * @param caching value of `cache-control`
 * @returns null where there is no such file
 */
export async function staticFile(
  root: string,
  path: string,
  request: Request,
  caching: string,
): Promise<Response | null> {
  if (!isSafePath(path)) return null
  const original = Bun.file(join(root, path))
  if (!(await original.exists())) return null
  const headers = staticHeaders(original.type, caching)
  for (const [encoding, ending] of acceptedEncodings(request)) {
    const encoded = Bun.file(join(root, path + ending))
    if (await encoded.exists()) {
      return new Response(encoded, { headers: { ...headers, 'content-encoding': encoding } })
    }
  }
  return new Response(original, { headers })
}
