import { EQUIVALENTS } from './equivalents.ts'
import type { Mutant } from './mutant.ts'

/** Whether it is known that no test could notice the mutant. */
export function isEquivalent({ file, original, replacement }: Mutant): boolean {
  return EQUIVALENTS.some(
    (known) => known.file === file && known.original === original && known.replacement === replacement,
  )
}
