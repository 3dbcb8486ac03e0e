/** A change that makes a statement untrue: a file of the product, what stands there once, and what is put in its place. */
export type Break = readonly [file: string, from: string, to: string]

/** By the ids of docs/spec-coverage.md. */
export type Breaks = Record<string, readonly Break[]>
