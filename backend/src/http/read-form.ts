import { UnsupportedBody } from './http-errors.ts'
import { readText } from './read-body.ts'

/** Bytes of a form with short fields. */
const FORM_MAX = 4096

/**
 * The fields of a form as browsers send one without files. Of several fields of one name the first counts.
 * @param max bytes
 * @throws UnsupportedBody for another content type; BadInput when it is longer than one of ours can be or not UTF-8,
 * BodyTooLarge, BodyTooSlow
 */
export async function readForm(request: Request, max = FORM_MAX): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new UnsupportedBody('The request must be a form.')
  return new URLSearchParams(await readText(request, max))
}
