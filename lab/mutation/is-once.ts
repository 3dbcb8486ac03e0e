import type { Coverage } from './cover.ts'
import { keyOf, type Mutant } from './mutant.ts'

/** Whether a test file reaches a mutant only while something is loaded. */
export function isOnce(mutant: Mutant, { mutants, once }: Coverage): boolean {
  return once.includes(mutants.indexOf(keyOf(mutant)))
}
