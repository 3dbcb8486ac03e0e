import { setImmediate as breathe } from 'node:timers/promises'
import { isOneEditAway } from '@goodword/contract/is-one-edit-away'
import { mayHaveTypo } from '@goodword/contract/may-have-typo'
import { stemmer } from 'stemmer'
import { featuresOf } from './name-words.ts'
import type { Occupation } from './occupation-lines.ts'

/** In which occupations a word is, by their places in the list, and what it says for each. */
interface Postings {
  places: Uint16Array
  weights: Float32Array
}

/** BM25: how soon more names with a word say no more, and how much occupations of many names are held back. */
const [SATURATION, LENGTH] = [1, 0.3]
/** What a word counts in the official title and in the description, where it counts 1 in any other name. */
const [IN_TITLE, IN_DESCRIPTION] = [2, 0.5]
/** Occupations that are indexed before others get a turn: some milliseconds. */
const AT_ONCE = 25

/** The words of occupations' names, and which occupation each points to (docs/decisions/0031-occupations.md). */
export class OccupationIndex {
  readonly occupations: readonly Occupation[]
  readonly #postings = new Map<string, Postings>()
  /** What a word says that no occupation has. */
  readonly #unknown: number

  /** Made in small steps, so that requests go on meanwhile. */
  static async of(occupations: readonly Occupation[]): Promise<OccupationIndex> {
    const counts = new Map<string, Map<number, number>>()
    const stems = new Map<string, string>()
    const stem = (word: string) => stems.get(word) ?? stems.set(word, stemmer(word)).get(word) ?? word
    for (const [place, { names, description }] of occupations.entries()) {
      const note = (text: string, weight: number) => {
        for (const feature of featuresOf(text, stem).keys()) {
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
      this.#postings.set(feature, { places: Uint16Array.from(of.keys()), weights })
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
      const best = postings ? postings.weights.reduce((one, other) => Math.max(one, other), 0) : this.#unknown
      most += best * weight
      postings?.places.forEach((place, at) => {
        points[place] = (points[place] ?? 0) + (postings.weights[at] ?? 0) * weight
      })
    }
    return most > 0 ? points.map((value) => value / most) : points
  }

  #meant(given: string): Postings | undefined {
    if (!mayHaveTypo(given)) return undefined
    let meant: Postings | undefined
    for (const [known, postings] of this.#postings) {
      const isNear = Math.abs(known.length - given.length) <= 1 && known[0] !== '^' && isOneEditAway(known, given)
      if (isNear && postings.places.length > (meant?.places.length ?? 0)) meant = postings
    }
    return meant
  }
}
