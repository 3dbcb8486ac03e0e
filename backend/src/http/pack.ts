import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings } from './accepted-encodings.ts'

/** Made while somebody waits: a bit larger than the build's, which has all the time. */
const QUALITY = 5

const PACK = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text, { level: QUALITY }),
}

export interface Packed {
  body: string | Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

/** Text in the best encoding the browser takes, with the header that names it. Other requests do not wait. */
export async function pack(text: string, request: Request): Promise<Packed> {
  const encoding = acceptedEncodings(request)[0]?.[0]
  if (!encoding) return { body: text, headers: {} }
  return { body: await PACK[encoding](text), headers: { 'content-encoding': encoding } }
}
