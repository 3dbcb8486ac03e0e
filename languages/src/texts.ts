/**
 * Texts in several languages (docs/decisions/0057-languages.md). The English sentence in the code is the source and the key;
 * a translation is found by it, and a sentence without one stays English.
 */

/** What stands in the places of a sentence. */
export type Values = Record<string, string | number>

/** A translated sentence; one with a number has a form for each plural category of its language. */
export type Translation = string | Partial<Record<Intl.LDMLPluralRule, string>>

/** A place: `{company}`. */
const PLACE = /\{(\w+)\}/g

/**
 * Fills the places of a sentence.
 * @param text with places such as `{company}`
 * @param values what stands there; a place without a value stays as it is, so that nothing is lost unseen
 */
export function fill(text: string, values: Values): string {
  return text.replace(PLACE, (place, name: string) => String(values[name] ?? place))
}

/** The first number of a sentence. */
const NUMBER = /\d+(?:[.,]\d+)*/

/**
 * A finished English sentence as the source that it was filled from: a limit in it stands in the place `{max}`.
 * @param language in which thousands are set apart
 * @returns undefined where it has no number
 */
export function withPlace(sentence: string, language: string): { source: string; values: Values } | undefined {
  const [limit] = NUMBER.exec(sentence) ?? []
  if (limit === undefined) return undefined
  const max = limit.includes(',') ? Number(limit.replaceAll(',', '')).toLocaleString(`${language}-u-nu-latn`) : limit
  return { source: sentence.replace(limit, '{max}'), values: { max } }
}

/** The form of a translation for a number; English has its two in the code. */
export function pluralOf(language: string, translation: Translation | undefined, count: number): string | undefined {
  if (typeof translation !== 'object') return translation
  return translation[new Intl.PluralRules(language).select(count)] ?? translation.other
}

/**
 * A short key of a source sentence, by which built catalogues name it: FNV-1a of its UTF-16 units, 32 bits in base 36.
 * @returns up to seven letters; `bun run check texts` fails where two sentences have one key
 */
export function keyOf(source: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < source.length; at++) hash = Math.imul(hash ^ source.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** A sentence to be translated where it is read: the English source, or one with what stands in its places. */
export type Said = string | { source: string; one?: string; values?: Values }

/**
 * Marks a sentence as one that is translated where it is shown.
 * @param source the English sentence, written out in the call
 */
/* @__NO_SIDE_EFFECTS__ */
export function said<const Source extends string>(source: Source): Source {
  return source
}

/**
 * The same for a sentence with places.
 * @param values what stands in them
 */
/* @__NO_SIDE_EFFECTS__ */
export function saidWith(source: string, values: Values): Said {
  return { source, values }
}

/**
 * The same for a sentence with a number.
 * @param count also the value of `{count}`
 * @param one the sentence for 1
 * @param other the sentence for all other numbers
 */
/* @__NO_SIDE_EFFECTS__ */
export function saidOf(count: number, one: string, other: string, values: Values = {}): Said {
  return { source: other, one, values: { count, ...values } }
}

/** A marked sentence in English. */
export function inEnglish(sentence: Said): string {
  if (typeof sentence === 'string') return sentence
  const { source, one, values = {} } = sentence
  return fill(one !== undefined && values.count === 1 ? one : source, values)
}
