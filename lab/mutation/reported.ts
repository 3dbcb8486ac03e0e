/** What preload.ts tells of evaluations of test files without a mutant: which mutants they reach, by their ids. */
export interface Reported {
  /** While something is loaded before the first of them. */
  loaded: string[]
  /** By evaluation (from 1) and turn: `2 0` is the first test that was run the second time, `2 outside` what is around the tests. */
  turns: Record<string, string[]>
  /** For each evaluation, its file, and the places in it of the tests, in the order in which they were run. */
  evaluations: { file: string; places: number[] }[]
}
