interface Equivalent {
  file: string
  original: string
  replacement: string
  /** Why no test could notice it. */
  reason: string
}

/** Mutants that change nothing anybody could see; they do not count. Few, and each with its reason. */
export const EQUIVALENTS: Equivalent[] = []
