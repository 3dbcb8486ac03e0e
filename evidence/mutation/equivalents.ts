interface Equivalent {
  file: string
  original: string
  replacement: string
  /** Why no test could notice it. */
  reason: string
}

/** Mutants that change nothing anybody could see; they do not count. Few, and each with its reason. */
export const EQUIVALENTS: Equivalent[] = [
  {
    file: 'backend/contract/src/call.ts',
    original: 'value?.detail',
    replacement: 'value.detail',
    reason: 'of null it throws, which is caught a line below and means the same',
  },
  {
    file: 'backend/contract/src/call.ts',
    original: '{\n    return undefined\n  }',
    replacement: '{}',
    reason: 'a function that ends without a value answers undefined, too',
  },
  {
    file: 'backend/contract/src/jobs.ts',
    original: "'custom'",
    replacement: '""',
    reason: "forms and server read the path and the message of an issue, never zod's code",
  },
  {
    file: 'shared-ui/src/formats.ts',
    original: "'reader'",
    replacement: '""',
    reason: "the other zone, 'UTC', is the one that is asked for",
  },
  {
    file: 'shared-ui/src/formats.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'without a date the answer is given before it is looked at',
  },
]
