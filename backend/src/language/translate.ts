import type { Language } from '@goodword/languages/languages'
import { fill, pluralOf, type Said } from '@goodword/languages/texts'
import { catalogueOf } from './catalogues.ts'

/**
 * A sentence in a language.
 * @param said the English sentence, or one with values in its places
 * @returns the translation; English where there is none
 */
export function translate(language: Language, said: Said): string {
  const { source, one, values = {} } = typeof said === 'string' ? { source: said } : said
  const count = Number(values.count ?? 0)
  const english = one !== undefined && count === 1 ? one : source
  const text = language === 'en' ? english : (pluralOf(language, catalogueOf(language).get(source), count) ?? english)
  return fill(text, values)
}
