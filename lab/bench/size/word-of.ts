import { MADE_UP } from './functions.ts'
import { SYLLABLES } from './words.ts'

/** The made-up word of a rank, as `bench.word` makes it: the first are in hundreds of jobs, the last in one. */
export function wordOf(rank: number): string {
  const mixed = (rank * 40_503) & (MADE_UP - 1)
  return [mixed & 63, (mixed >> 6) & 63, mixed >> 12].map((at) => SYLLABLES[at]).join('')
}
