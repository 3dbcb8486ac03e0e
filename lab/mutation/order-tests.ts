import type { Coverage } from './cover.ts'
import { keyOf, type Mutant } from './mutant.ts'
import { placesFor } from './places-for.ts'

/**
 * The test files on which a mutant is tried, the nearest first, which mostly notices; of equally near ones the quickest.
 * @param most so many of them: the nearest, and of equally near ones those with the most tests that reach it
 */
export function orderTests(mutant: Mutant, covering: readonly Coverage[], most = Number.POSITIVE_INFINITY): Coverage[] {
  const far = ({ file }: Coverage) => distance(file, mutant.file)
  const coming = (coverage: Coverage) => (placesFor(keyOf(mutant), coverage) ?? coverage.tests).length
  const near = [...covering].sort((a, b) => far(a) - far(b) || coming(b) - coming(a)).slice(0, most)
  return near.sort((a, b) => far(a) - far(b) || a.milliseconds - b.milliseconds)
}

/** Folders that the two paths do not share. */
function distance(a: string, b: string): number {
  const [left, right] = [a, b].map((path) => path.split('/').slice(0, -1)) as [string[], string[]]
  let shared = 0
  while (shared < left.length && left[shared] === right[shared]) shared += 1
  const hasItsName = a.replace(/\.test\.tsx?$/, '') === b.replace(/\.tsx?$/, '')
  return left.length + right.length - 2 * shared - (hasItsName ? 1 : 0)
}
