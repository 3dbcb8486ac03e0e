import type { Language } from '@goodword/languages/languages'
import { keyOf } from '@goodword/languages/texts'
import { addTexts } from '@goodword/shared-ui/kernel'

/**
 * Translates every sentence of catalogues into itself between brackets, so that a text without brackets is one that nobody can
 * translate.
 * @param catalogues texts of `.po` or `.pot` files
 */
export function speakPseudo(language: Language, catalogues: readonly string[]): void {
  const sources = catalogues.flatMap((text) => [...text.matchAll(/^msgid(?:_plural)? (".+")$/gm)])
  addTexts(language, Object.fromEntries(sources.map(([, json = '""']) => JSON.parse(json)).map(inBrackets)))
}

const inBrackets = (source: string) => [keyOf(source), `⟦${source}⟧`]

/** What people read that is no text of an element. */
const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt']

/**
 * What a page in the pseudo language shows outside of translated sentences.
 * @param root the page
 * @param typed what people typed, and names that are the same in every language
 * @returns the words, without duplicates
 */
export function untranslatedIn(root: Element, typed: readonly string[] = []): string[] {
  const texts = [...root.querySelectorAll('*')].flatMap((element) =>
    ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
  )
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const shown: string[] = []
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent?.closest('style, script, [data-testid], [lang]:not(html)'))
      shown.push(walker.currentNode.textContent ?? '')
  }
  const outside = [...texts, shown.join('\n')].flatMap(partsOutside)
  const longestFirst = typed.toSorted((one, other) => other.length - one.length)
  const left = outside.map((part) => longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), part))
  return [...new Set(left.flatMap((part) => part.split('\n')).map((part) => part.trim()))].filter((part) =>
    /\p{L}{2}/u.test(part),
  )
}

/** What stands outside of brackets. */
function partsOutside(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: bracket, index } of text.matchAll(/[⟦⟧]/g)) {
    if (depth === 0) parts.push(text.slice(from, index))
    depth = Math.max(0, depth + (bracket === '⟦' ? 1 : -1))
    from = index + 1
  }
  if (depth === 0) parts.push(text.slice(from))
  return parts
}
