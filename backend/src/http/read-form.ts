import { UnsupportedBody } from './http-errors.ts'
import { readText } from './read-body.ts'

/** Bytes; the largest such form has one text, which an address writes in up to twelve bytes a character. */
const FORM_MAX = 16_384

/**
 * The fields of a form as browsers send one without files. Of several fields of one name the first counts.
 * @throws UnsupportedBody for another content type; BadInput when it is longer than one of ours can be or not UTF-8,
 * BodyTooLarge, BodyTooSlow
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new UnsupportedBody('The request must be a form.')
  return new URLSearchParams(await readText(request, FORM_MAX))
}
