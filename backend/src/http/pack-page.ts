import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings } from './accepted-encodings.ts'

/** Made while somebody waits: a bit larger than the build's, which has all the time. */
const QUALITY = 5

const PACK = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (html: string) => promisify(gzip)(html, { level: QUALITY }),
}

/** A page's HTML in the best encoding the browser takes, with the header that names it. Other requests do not wait. */
export async function packPage(html: string, request: Request) {
  const encoding = acceptedEncodings(request)[0]?.[0]
  if (!encoding) return { body: html, headers: {} }
  return { body: await PACK[encoding](html), headers: { 'content-encoding': encoding } }
}
