import { LANGUAGE_PARAMETER, LANGUAGES, type Language, languageOf } from '@goodword/languages/languages'
import Negotiator from 'negotiator'

/** A longer header is no browser's. */
const LONGEST_HEADER = 500

/**
 * The language of a call's sentences: the one of the page that makes it, which says so in `Accept-Language`.
 * @returns undefined where the request names none that we have
 */
export function callLanguage(request: Request): Language | undefined {
  return acceptedLanguage(request.headers.get('accept-language'))
}

/**
 * The language a page is asked for in: the one its person has chosen on our pages, else the one its browser prefers
 * (docs/rules.md#the-candidates-pages-speak-six-languages).
 * @param request with `Accept-Language` (RFC 9110); a region such as `pt-BR` counts as its language
 * @returns English where it names none that we have
 */
export function requestLanguage(request: Request): Language {
  const cookies = new Bun.CookieMap(request.headers.get('cookie') ?? '')
  return languageOf(cookies.get(LANGUAGE_PARAMETER)) ?? callLanguage(request) ?? 'en'
}

/** @param header value of `Accept-Language`, or null */
function acceptedLanguage(header: string | null): Language | undefined {
  if (!header || header.length > LONGEST_HEADER) return undefined
  const negotiator = new Negotiator({ headers: { 'accept-language': header } })
  return languageOf(negotiator.language([...LANGUAGES]))
}
