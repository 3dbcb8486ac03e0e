import type { Coverage } from './cover.ts'

/**
 * The test files that come by a mutant, the nearest first, which mostly notices; of equally near ones the quickest.
 * @param file where the mutant is
 */
export function orderTests(file: string, covering: readonly Coverage[]): Coverage[] {
  return [...covering].sort(
    (a, b) => distance(a.file, file) - distance(b.file, file) || a.milliseconds - b.milliseconds,
  )
}

/** Folders that the two paths do not share. */
function distance(a: string, b: string): number {
  const [left, right] = [a, b].map((path) => path.split('/').slice(0, -1)) as [string[], string[]]
  let shared = 0
  while (shared < left.length && left[shared] === right[shared]) shared += 1
  const hasItsName = a.replace(/\.test\.tsx?$/, '') === b.replace(/\.tsx?$/, '')
  return left.length + right.length - 2 * shared - (hasItsName ? 1 : 0)
}
