import type { Language } from '@goodword/languages/languages'
import { fill, inEnglish, pluralOf, type Said, withPlace } from '@goodword/languages/texts'
import { catalogueOf } from './catalogues.ts'

/**
 * A sentence in a language.
 * @param said the English sentence, or one with values in its places
 * @returns the translation; English where there is none
 */
export function translate(language: Language, said: Said): string {
  if (language === 'en') return inEnglish(said)
  const catalogue = catalogueOf(language)
  const isPlain = typeof said === 'string'
  const { source, values = {} } = (isPlain && !catalogue.has(said) && withPlace(said, language)) || asParts(said)
  const text = pluralOf(language, catalogue.get(source), Number(values.count ?? 0))
  return text === undefined ? inEnglish(said) : fill(text, values)
}

function asParts(said: Said): Exclude<Said, string> {
  return typeof said === 'string' ? { source: said } : said
}
