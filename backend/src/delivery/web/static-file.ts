import { acceptedEncodings } from '../../http/accepted-encodings.ts'
import type { FindFile } from '../files/find-file.ts'

/**
 * One built file, in the best encoding the browser takes; the build made them all.
 * @param path as it came in the URL
 * @param caching value of `cache-control`
 * @returns null where there is no such file
 */
export async function staticFile(
  find: FindFile,
  path: string,
  request: Request,
  caching: string,
): Promise<Response | null> {
  const headers = {
    'content-type': Bun.file(path).type,
    'cache-control': caching,
    vary: 'accept-encoding',
  }
  for (const [encoding, ending] of acceptedEncodings(request)) {
    const encoded = await find(path + ending)
    if (encoded) return new Response(encoded, { headers: { ...headers, 'content-encoding': encoding } })
  }
  const original = await find(path)
  return original && new Response(original, { headers })
}
