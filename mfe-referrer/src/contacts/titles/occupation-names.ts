import type { TitleGroup } from './title-group.ts'
import { titleKey, titleParts, wordsOf } from './title-words.ts'

/** A name of more occupations says too little: "Engineer" is one of 33. */
const OCCUPATIONS_MAX = 6

interface Known {
  key: string
  /** By their place. */
  occupations: number[]
}

/**
 * The names of occupations, looked up word for word: nothing is weighed
 * (docs/rules.md#contacts-are-read-in-the-browser-alone).
 */
export class OccupationNames {
  readonly #occupations: string[][]
  readonly #known = new Map<string, Known>()

  /** @param lines an occupation a line, its names with `|` between them, the first its title */
  constructor(lines: string) {
    this.#occupations = lines.split('\n').flatMap((line) => (line ? [line.split('|')] : []))
    for (const [place, names] of this.#occupations.entries()) {
      for (const name of names) for (const key of keysOf(name)) this.#add(key, place)
    }
  }

  /** The occupations that a job's title names, or else those that its last word does; none where that is a name of many. */
  groupsOf(title: string): TitleGroup[] {
    const parts = titleParts(title)
    const named = parts.flatMap((words) => this.#namesIn(words)).filter(isOfFew)
    const offered = parts.flatMap((words) => this.#known.get(words.at(-1) ?? '') ?? []).filter(isOfFew)
    const isOffered = named.length === 0
    const groups = new Map<number, TitleGroup>()
    for (const { key, occupations } of isOffered ? offered : named) {
      const via = wordsOf(title, key)
      for (const place of occupations) {
        const titles = this.#occupations[place] ?? []
        if (!groups.has(place)) groups.set(place, { occupation: titles[0] ?? '', via, titles, isOffered })
      }
    }
    return [...groups.values()].sort((one, other) => (one.occupation < other.occupation ? -1 : 1))
  }

  #add(key: string, place: number): void {
    const known = this.#known.get(key)
    if (!known) this.#known.set(key, { key, occupations: [place] })
    else if (known.occupations.at(-1) !== place) known.occupations.push(place)
  }

  /** The longest names within a part of a title. A name of one word has to be all of it. */
  #namesIn(words: readonly string[]): Known[] {
    for (let length = words.length; length > 0; length--) {
      if (length === 1 && words.length > 1) return []
      const found = words.flatMap((_, at) => {
        if (at + length > words.length) return []
        return this.#known.get(words.slice(at, at + length).join(' ')) ?? []
      })
      if (found.length > 0) return found
    }
    return []
  }
}

function isOfFew({ occupations }: Known): boolean {
  return occupations.length <= OCCUPATIONS_MAX
}

/** "Registered Nurse (RN)" is known by both. */
export function keysOf(name: string): string[] {
  const open = name.endsWith(')') ? name.indexOf('(') : -1
  const names = open > 0 ? [name.slice(0, open), name.slice(open + 1, -1)] : [name]
  return names.map(titleKey).filter((key) => key !== '')
}
