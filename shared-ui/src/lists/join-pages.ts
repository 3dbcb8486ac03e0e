import type { Page } from './page.ts'

/** What was read of a list, with the page after it: one long page, which goes on where that one does. */
export function joinPages<T>(list: Page<T>, { items, nextCursor }: Page<T>): Page<T> {
  return { ...list, items: [...list.items, ...items], nextCursor }
}
