import type { Reward } from './post-fact.ts'

/**
 * What the end of a hire makes of its reward (docs/rules.md#a-hire-that-ends-before-it-is-due-is-reversed). A sweep that is late and
 * a dispute keep it from becoming due, not the hire from having stood as long as was agreed.
 * @param hasPassed whether the days of its guarantee have
 */
export function stateAtEnd({ state }: Pick<Reward, 'state'>, hasPassed: boolean): 'reversed' | 'disputed' {
  return state === 'held' && !hasPassed ? 'reversed' : 'disputed'
}
