import type { Page } from '../lists/page.ts'

/** A list that came whole, as a page keeps it. */
export function aPage<T>(items: T[]): Page<T> {
  return { items, nextCursor: undefined, total: { count: items.length, isExact: true } }
}
