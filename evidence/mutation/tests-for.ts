import type { Coverage } from './cover.ts'

/** A pattern of more names than these is a long one, and saves little. */
const NAMES_MAX = 60

/**
 * A pattern of the names of the tests that come by a mutant.
 * @param key of the mutant
 * @param covering test files that come by it
 * @returns undefined where all of their tests have to be run: a file comes by it before them, or most do
 */
export function testsFor(key: string, covering: readonly Coverage[]): string | undefined {
  const names: string[] = []
  for (const { mutants, outside, tests } of covering) {
    const place = mutants.indexOf(key)
    if (outside.includes(place)) return undefined
    names.push(...tests.filter(([, places]) => places.includes(place)).map(([name]) => name))
  }
  return names.length > NAMES_MAX ? undefined : names.map(namedExactly).join('|')
}

/** A pattern of a full name as the runner prints it, with ` > ` where it matches against a space; of one of several lines the first is known. */
export function namedExactly(name: string): string {
  const words = name.split(' > ').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return `^${words.join('( > | )')}(\n|$)`
}
