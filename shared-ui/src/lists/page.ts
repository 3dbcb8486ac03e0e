/** A list as far as it was read; the contract's `readPage` answers one. */
export interface Page<T> {
  items: T[]
  /** Undefined where these are all. */
  nextCursor: string | undefined
  /** How many there are in all, or more than that; known by the first page alone. */
  total: { count: number; isExact: boolean } | undefined
}

/** Reads the page at a path. */
export type ReadPage<T> = (path: string) => Promise<Page<T>>
