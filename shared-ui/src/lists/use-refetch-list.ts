import { useSWRConfig } from '@goodword/shared-ui/kernel'
import type { Page, ReadPage } from './page.ts'
import { readList } from './read-list.ts'

/**
 * Reads a list again after a write, as far as it was read, whether a screen shows it now or will next. One that was never
 * read is left to the screen that needs it; so is one that fails.
 * @returns a function of the path of its first page that settles when the list is fresh
 */
export function useRefetchList<T>(readPage: ReadPage<T>): (path: string) => Promise<void> {
  const { cache, mutate } = useSWRConfig()
  return async (path) => {
    const known: Page<T> | undefined = cache.get(path)?.data
    if (!known) return
    const read = () => readList(readPage, path, known.items.length)
    await mutate(path, read, { revalidate: false }).catch(() => mutate(path, undefined))
  }
}
