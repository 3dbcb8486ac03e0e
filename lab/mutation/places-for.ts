import type { Coverage } from './cover.ts'

/** @returns places of the tests in a file that reach a mutant; undefined where any may, as the file reaches it around them */
export function placesFor(key: string, { mutants, once, outside, tests }: Coverage): number[] | undefined {
  const at = mutants.indexOf(key)
  if (once.includes(at) || outside.includes(at)) return undefined
  return tests.flatMap((covered, place) => (covered.includes(at) ? place : []))
}
