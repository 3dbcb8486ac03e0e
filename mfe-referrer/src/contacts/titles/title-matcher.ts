import { keysOf } from './occupation-names.ts'
import type { SharedTitle, WantedTitle } from './title-group.ts'
import { titleKey, titleParts } from './title-words.ts'

/** Longer names are no titles that anybody writes. */
const WORDS_MAX = 12

/**
 * Tells whether a contact's title has one of the titles that are looked for: it does or it does not. A listed title of
 * one word has to be all of a part of it; what the recommender named may stand anywhere.
 */
export class TitleMatcher {
  readonly #listed = new Map<string, WantedTitle>()
  readonly #named = new Map<string, WantedTitle>()
  /** A file names few titles often. */
  readonly #seen = new Map<string, SharedTitle | undefined>()

  constructor(wanted: readonly WantedTitle[]) {
    for (const each of wanted) {
      const titles = each.via === undefined ? this.#named : this.#listed
      const keys = each.via === undefined ? [titleKey(each.title)] : keysOf(each.title)
      for (const key of keys) if (key && !titles.has(key)) titles.set(key, each)
    }
  }

  /** The title that both have, the one of most words; undefined for none. */
  sharedWith(title: string): SharedTitle | undefined {
    if (this.#seen.has(title)) return this.#seen.get(title)
    const found = this.#find(title)
    this.#seen.set(title, found)
    return found
  }

  #find(title: string): SharedTitle | undefined {
    const parts = titleParts(title)
    for (let length = Math.min(WORDS_MAX, Math.max(0, ...parts.map((words) => words.length))); length > 0; length--) {
      for (const words of parts) {
        for (let at = 0; at + length <= words.length; at++) {
          const key = words.slice(at, at + length).join(' ')
          const mayBeListed = length > 1 || words.length === 1
          const found = this.#named.get(key) ?? (mayBeListed ? this.#listed.get(key) : undefined)
          if (found) return { title: found.title, via: isSame(found) ? undefined : found.via }
        }
      }
    }
    return undefined
  }
}

function isSame({ title, via }: WantedTitle): boolean {
  return via !== undefined && titleKey(title) === titleKey(via)
}
