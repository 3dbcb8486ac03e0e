/** What preload.ts tells of two evaluations of a test file without a mutant: which mutants it comes by, by their ids. */
export interface Reported {
  /** While it is loaded, before its first line. */
  loaded: string[]
  /** By evaluation (from 1) and turn: `2 0` is the first test that was run the second time, `2 outside` what is around the tests. */
  turns: Record<string, string[]>
  /** For each evaluation, the places in the file of the tests, in the order in which they were run. */
  places: number[][]
}
