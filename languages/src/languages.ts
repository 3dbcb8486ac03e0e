/** The languages of the candidate's pages and letters; the first is the source of all texts and the default. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name, as a reader looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  ar: 'العربية',
}

/** The query parameter, the cookie and the form's field that name a chosen language. */
export const LANGUAGE_PARAMETER = 'lang'

/** @returns the language of this code; undefined for anything else, such as one that we do not have */
export function languageOf(code: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code)
}

/** The direction in which a language is read. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
