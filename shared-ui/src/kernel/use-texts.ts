import { composed } from '@goodword/languages/composed'
import type { Language } from '@goodword/languages/languages'
import { fill, keyOf, pluralOf, withPlace } from '@goodword/languages/texts'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { translationOf, useLanguage } from './languages.ts'

/** Puts words of a sentence into an element: `<terms>Terms of Service</terms>` with `terms`. */
type Wrap = (words: ReactNode) => ReactElement
type Plain = Record<string, string | number>
type Rich = Record<string, string | number | ReactElement | Wrap>

export interface Texts {
  language: Language
  /**
   * A sentence in the language of the page.
   * @param source the English sentence, written out in the call, with places such as `{company}` and marked words such as
   * `<terms>Terms of Service</terms>`
   * @param values what stands in the places, and what the marked words stand in
   */
  t: Say
  /**
   * A sentence with a number.
   * @param count the number, also the value of `{count}`
   * @param one the English sentence for 1
   * @param other the English sentence for all other numbers
   */
  tn: (count: number, one: string, other: string, values?: Plain) => string
}

interface Say {
  (source: string, values?: Plain): string
  (source: string, values: Rich): ReactNode
}

const known = new Map<Language, Texts>()

/** The sentences of the page in its language; one without a translation is English. */
export function useTexts(): Texts {
  const { language } = useLanguage()
  const texts = known.get(language) ?? textsIn(language)
  known.set(language, texts)
  return texts
}

/** The sentences of a language; for who is no component, and for tests. */
export function textsIn(language: Language): Texts {
  const find = (source: string, count: number, english = source) =>
    language === 'en' ? english : (pluralOf(language, translationOf(language, keyOf(source)), count) ?? english)
  return {
    language,
    t: ((source: string, values?: Rich) => {
      const text = find(source, 0)
      // A message of the contract comes with its limit filled in.
      const parts = text === source && !values && language !== 'en' ? withPlace(source, language) : undefined
      return parts ? fill(find(parts.source, 0), parts.values) : filled(text, values)
    }) as Say,
    tn: (count, one, other, values) =>
      filled(find(other, count, count === 1 ? one : other), { count, ...values }) as string,
  }
}

function filled(text: string, values?: Rich): ReactNode {
  return values ? composed<ReactNode>(text, values, joined) : text
}

function joined(parts: ReactNode[]): ReactNode {
  const isText = parts.every((part) => typeof part !== 'object')
  return isText ? parts.join('') : createElement(Fragment, null, ...parts)
}
