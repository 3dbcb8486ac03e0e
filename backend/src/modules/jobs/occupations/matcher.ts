import { nameKey, nameWords } from './name-words.ts'
import { OccupationIndex } from './occupation-index.ts'
import type { Occupation } from './occupation-lines.ts'

/** An occupation that a text points to. */
export interface Match {
  code: string
  /** From 1 to 1,000; the first one's is 1,000. */
  score: number
}

/** What each related occupation gets of what an occupation got. */
const OF_RELATED = 0.02
/** What a job's text counts beside its title, and a title that is a known name beside one that only has its words. */
const [OF_TEXT, OF_NAME] = [3, 0.6]
/** Characters of a job's text that are read, and different words with which it counts in full. */
const [TEXT_READ, ENOUGH] = [5000, 15]
/** Occupations that a job has, and that a search looks in. */
const [OF_JOB, OF_SEARCH] = [4, 12]
/** Among so many it is looked whether a title is one of their names. */
const CANDIDATES = 30
/** The least that one occupation accounts for of a search, or it is about something else. */
const LEAST = 0.2
const [THIRD, SECOND] = [3, 2]
/** How alike a name is to a text for it to be shown instead of the occupation's title. */
const [ALIKE, ALIKE_BY_INITIALS] = [0.5, 0.7]

/** Finds occupations by what work is called (docs/rules.md#a-job-is-found-by-what-the-work-is-also-called). */
export class Matcher {
  readonly #index: OccupationIndex
  readonly #places: ReadonlyMap<string, Occupation>

  static async of(occupations: readonly Occupation[]): Promise<Matcher> {
    return new Matcher(await OccupationIndex.of(occupations))
  }

  private constructor(index: OccupationIndex) {
    this.#index = index
    this.#places = new Map(index.occupations.map((occupation) => [occupation.code, occupation]))
  }

  /** The few occupations that a job's title points to, and, where it leaves it open, its text; the nearest first. */
  ofJob(title: string, text: string): Match[] {
    const titled = this.#withRelated(this.#index.pointsOf(title, true))
    const most = titled.reduce((one, other) => Math.max(one, other), 0)
    if (most === 0) return []
    const read = text.slice(0, TEXT_READ)
    const told = this.#index.pointsOf(read)
    const ofText = OF_TEXT * Math.min(1, new Set(nameWords(read)).size / ENOUGH)
    const points = titled.map((value, place) => value / most + ofText * (told[place] ?? 0))
    const key = nameKey(title)
    for (const [place] of first(titled, CANDIDATES)) {
      const names = this.#index.occupations[place]?.names.split('|') ?? []
      if (names.some((name) => nameKey(name) === key)) points[place] = (points[place] ?? 0) + OF_NAME
    }
    return this.#matches(points, OF_JOB, THIRD)
  }

  /** The occupations that a search text may mean, the nearest first; none for a text that is about something else. */
  ofSearch(text: string): Match[] {
    const points = this.#index.pointsOf(text, true)
    if (points.every((value) => value < LEAST)) return []
    return this.#matches(this.#withRelated(points), OF_SEARCH, SECOND)
  }

  /**
   * What an occupation is called that a text points to: the name that is most like the text, or else the title.
   * @returns undefined for a code that is none of ours
   */
  nameFor(code: string, text: string): string | undefined {
    const occupation = this.#places.get(code)
    if (!occupation) return undefined
    const typed = nameWords(text).join(' ')
    const wanted = new Set(nameKey(text).split(' '))
    // Taking a name apart takes longer than to see that it has nothing of the text.
    const starts = nameWords(text).map((word) => word.slice(0, 3))
    const likeness = occupation.names.split('|').map((name, at) => {
      const letters = name.toLowerCase()
      const words = starts.some((start) => letters.includes(start)) ? nameKey(name).split(' ') : []
      const shared = words.filter((word) => wanted.has(word)).length
      // Of two letters many names are that nobody means.
      const byInitials = at === 0 ? 1 : typed.length > 2 ? ALIKE_BY_INITIALS : 0
      const isInitials = byInitials > 0 && initialsOf(name) === typed
      return { name, alike: isInitials ? byInitials : (2 * shared) / (words.length + wanted.size) }
    })
    const best = likeness.reduce((one, other) => (other.alike > one.alike ? other : one))
    return best.alike >= ALIKE ? best.name : occupation.title
  }

  #withRelated(points: Float32Array): Float32Array {
    const all = points.slice()
    for (const [place, { related }] of this.#index.occupations.entries()) {
      const given = OF_RELATED * (points[place] ?? 0)
      // The nearest is given that, the fifth half of it.
      if (given > 0)
        for (const [at, other] of related.entries()) all[other] = (all[other] ?? 0) + given / (1 + (at + 1) / 5)
    }
    return all
  }

  #matches(points: Float32Array, most: number, power: number): Match[] {
    const best = first(points, most)
    const highest = best[0]?.[1] ?? 1
    return best.flatMap(([place, value]) => {
      const score = Math.round(1000 * (value / highest) ** power)
      const code = this.#index.occupations[place]?.code
      return code && score > 0 ? [{ code, score }] : []
    })
  }
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase()
}

/** The places with the most points, and how many. */
function first(points: Float32Array, most: number): [place: number, value: number][] {
  return Array.from(points, (value, place): [number, number] => [place, value])
    .filter(([, value]) => value > 0)
    .sort((one, other) => other[1] - one[1])
    .slice(0, most)
}
