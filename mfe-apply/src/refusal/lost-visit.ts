import { said } from '@goodword/languages/texts'

/** The server asks for the link to be opened again, which the page then does by itself. */
export const OPENED_AGAIN = said('Your visit had ended, so we opened your link again. Please try once more.')
/** Opening the link again is of no use (docs/rules.md#opening-a-link-starts-an-apply-session). */
export const COOKIES_NEEDED = said(
  'Your browser keeps no cookie of this site, and without one we cannot take your application. Please allow cookies for this site, then reload this page.',
)
