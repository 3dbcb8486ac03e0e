import type { TooMany } from '../../errors.ts'
import { plainPage } from '../../http/plain-page.ts'

/** What somebody sees from whose network too many sign-ins have failed. */
export function tooManySignIns({ retryAfter }: TooMany): Response {
  const page = plainPage(
    'Too many sign-ins',
    `<h1>Too many sign-ins</h1>
  <p>Many sign-ins from your network have failed. Please wait a few minutes, then try again.</p>
  <p><a href="/">Goodword</a></p>`,
    { status: 429 },
  )
  page.headers.set('retry-after', String(retryAfter))
  return page
}
