import { joinPages } from './join-pages.ts'
import type { Page, ReadPage } from './page.ts'
import { pathAfter } from './path-after.ts'

/**
 * Reads a list from its beginning.
 * @param path of its first page, with `limit` in its query
 * @param length reads on until so many are there, where there are as many
 * @returns what was read, as one long page
 * @throws what `readPage` does
 */
export async function readList<T>(readPage: ReadPage<T>, path: string, length: number): Promise<Page<T>> {
  let list = await readPage(path)
  while (list.nextCursor && list.items.length < length) {
    list = joinPages(list, await readPage(pathAfter(path, list.nextCursor)))
  }
  return list
}
