import type { Outcome } from './outcome.ts'
import { IN_HOOK, type RoundEnd } from './rounds.ts'

/** What may be believed of a batch: by id of a mutant; undefined where only a process of its own can tell. */
export type Verdicts = Map<string, Outcome | undefined>

/**
 * @param ended the rounds of a process, in their order
 * @param hung the mutant of the round that never ended, `null` for one without
 * @param standing tests that pass by themselves; what the rounds found out is added
 * @returns nothing for mutants that have to wait for another batch
 */
export function judgeRounds(ended: readonly RoundEnd[], hung: string | null | undefined, standing: Set<number>) {
  for (const { isSingle, places = [], failed } of ended) {
    if (isSingle && failed === undefined) for (const place of places) standing.add(place)
  }
  const verdicts: Verdicts = new Map()
  const tried = ended.filter(({ mutant }) => mutant)
  if (hung) return verdicts.set(hung, undefined)
  const controls = ended.filter(({ mutant, isSingle }) => !mutant && !isSingle)
  const isClean = controls.length === 2 && controls.every(({ failed }) => failed === undefined)
  for (const { mutant = '', failed, isMissed } of tried) {
    const isTrue = isClean && failed !== undefined && (failed === IN_HOOK || standing.has(failed))
    if (failed === undefined) verdicts.set(mutant, hung === null || isMissed ? undefined : 'passed')
    else verdicts.set(mutant, isTrue ? 'failed' : undefined)
  }
  return verdicts
}
