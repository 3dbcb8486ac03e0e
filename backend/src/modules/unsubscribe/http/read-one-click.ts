import { BadInput } from '../../../errors.ts'
import { UnsupportedBody } from '../../../http/http-errors.ts'
import { readText } from '../../../http/read-body.ts'

const FORMS = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** Bytes; the form is one short field. */
const FORM_MAX = 4096

/**
 * Holds a request to what RFC 8058 says mail clients send.
 * @throws UnsupportedBody when it is no form, BadInput when the form says something else
 */
export async function readOneClick(request: Request): Promise<void> {
  const type = request.headers.get('content-type') ?? ''
  if (!FORMS.test(type)) throw new UnsupportedBody('The request must be a form.')
  const body = new Response(await readText(request, FORM_MAX), { headers: { 'content-type': type } })
  const form = await body.formData().catch(() => undefined)
  if (form?.get('List-Unsubscribe') !== 'One-Click') throw new BadInput('The form must say List-Unsubscribe=One-Click.')
}
