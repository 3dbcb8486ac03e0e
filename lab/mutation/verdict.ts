import { isEquivalent } from './is-equivalent.ts'
import { keyOf, type Mutant } from './mutant.ts'
import type { Fate } from './try-mutants.ts'

/** What an area has to reach, in percent. */
export const WANTED = 85

export interface AreaResult {
  name: string
  mutants: number
  killed: number
  timedOut: number
  equivalent: number
  survivors: (Mutant & { fate: Fate })[]
  /** In percent of those that are not equivalent, rounded down. */
  score: number
}

/** Sums up what became of the mutants, area by area, in the order of the areas. */
export function sumUp(mutants: readonly Mutant[], fates: ReadonlyMap<string, Fate>): AreaResult[] {
  return [...Map.groupBy(mutants, ({ area }) => area)].map(([name, own]) => {
    const counted = own.filter((mutant) => !isEquivalent(mutant))
    const withFate = counted.map((mutant) => ({ ...mutant, fate: fates.get(keyOf(mutant)) ?? 'uncovered' }))
    const count = (fate: Fate) => withFate.filter((mutant) => mutant.fate === fate).length
    const [killed, timedOut] = [count('killed'), count('timed out')]
    return {
      name,
      mutants: own.length,
      killed,
      timedOut,
      equivalent: own.length - counted.length,
      survivors: withFate.filter(({ fate }) => fate === 'survived' || fate === 'uncovered'),
      score: counted.length === 0 ? 100 : Math.floor((100 * (killed + timedOut)) / counted.length),
    }
  })
}
