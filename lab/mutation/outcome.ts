/** Of tests with a mutant switched on. */
export type Outcome = 'passed' | 'failed' | 'timed out'
