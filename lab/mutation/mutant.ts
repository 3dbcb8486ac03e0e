/** One small change of the product that a test should notice. */
export interface Mutant {
  /** By which it is switched on in the instrumented copy; of this run only. */
  id: string
  area: string
  file: string
  /** Where it begins, from 1. */
  line: number
  column: number
  /** The kind of change. */
  mutator: string
  original: string
  replacement: string
}

/** The same in every run, as long as its file stays as it is. */
export function keyOf({ file, line, column, mutator, replacement }: Mutant): string {
  return `${file}:${line}:${column} ${mutator} ${replacement}`
}
