import { LANGUAGE_PARAMETER, type Language, languageOf } from '@goodword/languages/languages'
import type { Env } from '../../config/env.ts'
import type { BuiltShell } from './built-shell.ts'

/** Seconds: a year. */
const AGE = 31_536_000

/** The language that the address of a page asks for; undefined where it names none that we have. */
export function addressedLanguage({ searchParams }: URL): Language | undefined {
  return languageOf(searchParams.get(LANGUAGE_PARAMETER))
}

/**
 * The language of a page (docs/rules.md#the-candidates-pages-speak-six-languages).
 * @param kept that of the link, which its person has chosen or its sender has
 * @param asked that of the request
 */
export function pageLanguage(
  route: BuiltShell['routes'][number] | undefined,
  url: URL,
  kept: Language | undefined,
  asked: Language,
): Language {
  return route?.languages ? (addressedLanguage(url) ?? kept ?? asked) : 'en'
}

/** The header that keeps a language that was chosen by an address: a browser without scripts keeps none by itself. */
export function languageCookie({ APP_URL }: Pick<Env, 'APP_URL'>, language: Language): string {
  const secure = APP_URL.startsWith('https:')
  return new Bun.Cookie(LANGUAGE_PARAMETER, language, { secure, sameSite: 'lax', path: '/', maxAge: AGE }).serialize()
}

/** The language that is kept with the link of a page; undefined where the page has none. */
export function keptLanguage(replies: Record<string, unknown>): Language | undefined {
  const [lookup] = Object.entries(replies).find(([path]) => path.startsWith(LINK)) ?? []
  const { language } = ((lookup ? replies[lookup] : undefined) as { language?: string } | undefined) ?? {}
  return languageOf(language)
}

const LINK = '/api/referrals/token/'
