import { setImmediate as breathe } from 'node:timers/promises'
import { isOneEditAway } from '@goodword/contract/is-one-edit-away'
import { mayHaveTypo } from '@goodword/contract/may-have-typo'
import { featuresOf } from './name-words.ts'
import type { Occupation } from './occupation-lines.ts'

/** In which occupations a word is, by their places in the list, and what it says for each. */
interface Postings {
  places: Uint16Array
  weights: Float32Array
  /** The greatest of them. */
  most: number
}

/** BM25: how soon more names with a word say no more, and how much occupations of many names are held back. */
const [SATURATION, LENGTH] = [1, 0.3]
/** What a word counts in the official title and in the description, where it counts 1 in any other name. */
const [IN_TITLE, IN_DESCRIPTION] = [2, 0.5]
/** Occupations that are indexed before others get a turn: some milliseconds. */
const AT_ONCE = 8

/** The words of occupations' names, and which occupation each points to (docs/decisions/0050-occupations.md). */
export class OccupationIndex {
  readonly occupations: readonly Occupation[]
  readonly #postings = new Map<string, Postings>()
  /** What a word says that no occupation has. */
  readonly #unknown: number
  /** Made when the first word asks for it. */
  #initials: Map<string, Set<number>> | undefined

  /** Made in small steps, so that requests go on meanwhile. */
  static async of(occupations: readonly Occupation[]): Promise<OccupationIndex> {
    const counts = new Map<string, Map<number, number>>()
    for (const [place, { names, description }] of occupations.entries()) {
      const note = (text: string, weight: number) => {
        for (const feature of featuresOf(text).keys()) {
          const of = counts.get(feature) ?? new Map<number, number>()
          counts.set(feature, of.set(place, (of.get(place) ?? 0) + weight))
        }
      }
      for (const [at, name] of names.split('|').entries()) note(name, at === 0 ? IN_TITLE : 1)
      note(description, IN_DESCRIPTION)
      if (place % AT_ONCE === 0) await breathe()
    }
    return new OccupationIndex(occupations, counts)
  }

  private constructor(occupations: readonly Occupation[], counts: Map<string, Map<number, number>>) {
    this.occupations = occupations
    const many = occupations.map(({ names }) => names.split('|').length)
    const average = many.reduce((sum, one) => sum + one, 0) / Math.max(1, many.length)
    const rarity = (size: number) => Math.log(1 + (occupations.length - size + 0.5) / (size + 0.5))
    this.#unknown = rarity(0) * (SATURATION + 1)
    for (const [feature, of] of counts) {
      const weights = Float32Array.from(of, ([place, count]) => {
        const held = SATURATION * (1 - LENGTH + (LENGTH * (many[place] ?? 1)) / average)
        return (rarity(of.size) * count * (SATURATION + 1)) / (count + held)
      })
      this.#postings.set(feature, { places: Uint16Array.from(of.keys()), weights, most: Math.max(...weights) })
    }
  }

  /**
   * How much a text points to each occupation.
   * @param isTyped whether a word that nobody knows may be another with a typo
   * @returns by place, from 0 to about 1: what of the text's words the occupation accounts for
   */
  pointsOf(text: string, isTyped = false): Float32Array {
    const points = new Float32Array(this.occupations.length)
    let most = 0
    for (const [given, weight] of featuresOf(text)) {
      const postings = this.#postings.get(given) ?? (isTyped ? this.#meant(given) : undefined)
      most += (postings?.most ?? this.#unknown) * weight
      if (!postings) continue
      const { places, weights } = postings
      // A plain loop: a posting's text has hundreds of words, and a beginning of one is in hundreds of occupations.
      for (let at = 0; at < places.length; at++) {
        const place = places[at] ?? 0
        points[place] = (points[place] ?? 0) + (weights[at] ?? 0) * weight
      }
    }
    return most > 0 ? points.map((value) => value / most) : points
  }

  /** What a word may be that no name has: the initials of one, or a word with a typo. */
  #meant(given: string): Postings | undefined {
    const initialled = this.#initialled(given)
    if (initialled) return initialled
    if (!mayHaveTypo(given)) return undefined
    let meant: Postings | undefined
    // An edit leaves one half of a word as it is.
    const [start, end] = [given.slice(0, given.length >> 1), given.slice(given.length - (given.length >> 1))]
    for (const [known, postings] of this.#postings) {
      const isNear = (known.startsWith(start) || known.endsWith(end)) && isOneEditAway(known, given)
      if (isNear && postings.places.length > (meant?.places.length ?? 0)) meant = postings
    }
    return meant
  }

  #initialled(letters: string): Postings | undefined {
    this.#initials ??= initialsOf(this.occupations)
    const places = this.#initials.get(letters)
    return (
      places && {
        places: Uint16Array.from(places),
        weights: new Float32Array(places.size).fill(this.#unknown),
        most: this.#unknown,
      }
    )
  }
}

/** The initials of each name of three to five words, with the places of the occupations that have it. */
function initialsOf(occupations: readonly Occupation[]): Map<string, Set<number>> {
  const initials = new Map<string, Set<number>>()
  for (const [place, { names }] of occupations.entries()) {
    for (const name of names.toLowerCase().split('|')) {
      const words = name.split(' ')
      if (words.length < 3 || words.length > 5) continue
      const letters = words.map((word) => word.charAt(0)).join('')
      initials.set(letters, (initials.get(letters) ?? new Set()).add(place))
    }
  }
  return initials
}
