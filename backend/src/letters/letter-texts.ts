import type { Language } from '@goodword/languages/languages'
import { fill, pluralOf, type Values } from '@goodword/languages/texts'
import { catalogueOf } from '../language/catalogues.ts'
import { isolated } from './isolated.ts'

/**
 * The sentences of a letter: what `useTexts` of the screens is, for the server, which knows nothing of them. Without React, which is
 * read with the first letter.
 */
export interface LetterTexts {
  language: Language
  /**
   * A sentence in the language of the letter; a value that is read the other way stands by itself in it.
   * @param source the English sentence, written out in the call, with places such as `{company}`
   * @param values what stands in the places
   */
  t: (source: string, values?: Values) => string
  /**
   * A sentence with a number.
   * @param count the number, also the value of `{count}`
   * @param one the English sentence for 1
   * @param other the English sentence for all other numbers
   */
  tn: (count: number, one: string, other: string, values?: Values) => string
}

/** The sentences of letters in a language; one without a translation is English. */
export function letterTexts(language: Language = 'en'): LetterTexts {
  return {
    language,
    t: (source, values) => {
      const text = translationIn(language, source)
      return values ? fill(text, isolatedValues(values, language)) : text
    },
    tn: (count, one, other, values) =>
      fill(translationIn(language, other, count, count === 1 ? one : other), {
        count,
        ...isolatedValues(values ?? {}, language),
      }),
  }
}

/**
 * The text of a sentence, its places open.
 * @param source the English, of one with a number that for all other numbers
 * @param english what is said where there is no translation
 */
export function translationIn(language: Language, source: string, count = 0, english = source): string {
  return language === 'en' ? english : (pluralOf(language, catalogueOf(language).get(source), count) ?? english)
}

/** Values as a sentence takes them: text that is read the other way by itself. */
export function isolatedValues<Value>(values: Record<string, Value>, language: Language): Record<string, Value> {
  const own = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolated(value, language) : value,
  ])
  return Object.fromEntries(own)
}
