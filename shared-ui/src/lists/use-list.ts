import { useSWR, useSWRConfig } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { joinPages } from './join-pages.ts'
import type { Page, ReadPage } from './page.ts'
import { pathAfter } from './path-after.ts'
import { readList } from './read-list.ts'

/** A list that is read in pages, as far as it was read. */
export interface List<T> {
  /** Undefined until the first page is there. */
  items: T[] | undefined
  /** How many there are in all, as the first page said. */
  total: Page<T>['total']
  /** Why the list could not be read. */
  error: unknown
  isReading: boolean
  /** Reads again as many as are there; they stay on screen meanwhile. */
  refresh: () => void
  more: More
}

/** The page after what was read. */
export interface More {
  exists: boolean
  /** Whether pages after the first were read before: of a list that one comes back to. */
  hasGrown: boolean
  isReading: boolean
  /** Why it could not be read. */
  error: unknown
  read: () => void
}

/** The state of reading the next page, and of which list. */
type Growth = Pick<More, 'isReading' | 'error'> & { path: string | null }
const IDLE = { isReading: false, error: undefined }

/**
 * A list that the server gives in pages. All that was read of it lies in swr's cache as one `Page`, under the path of the
 * first: who comes back finds it as long as it was, and a write changes it there.
 * @param path of the first page, with `limit` in its query; null for none
 */
export function useList<T>(path: string | null, readPage: ReadPage<T>): List<T> {
  const { cache, mutate } = useSWRConfig()
  const known = (): Page<T> | undefined => (path === null ? undefined : cache.get(path)?.data)
  const list = useSWR<Page<T>>(path, (first: string) => readList(readPage, first, known()?.items.length ?? 0), {
    // What was read a moment ago may have been forgotten since, by a write.
    dedupingInterval: 0,
  })
  const [growth, setGrowth] = useState<Growth>({ path, ...IDLE })
  const { isReading, error } = growth.path === path ? growth : IDLE

  async function readNext() {
    const cursor = known()?.nextCursor
    // A list that is being read again ends elsewhere in a moment.
    if (path === null || !cursor || isReading || list.isValidating) return
    setGrowth({ path, isReading: true, error: undefined })
    try {
      const next = await readPage(pathAfter(path, cursor))
      // Only where it still ends there: meanwhile it may have been read again.
      const join = (now?: Page<T>) => (now?.nextCursor === cursor ? joinPages(now, next) : now)
      await mutate<Page<T>>(path, join, { revalidate: false })
      setGrowth({ path, ...IDLE })
    } catch (failure) {
      setGrowth({ path, isReading: false, error: failure })
    }
  }

  return {
    items: list.data?.items,
    total: list.data?.total,
    error: list.error,
    isReading: list.isValidating,
    refresh: () => void list.mutate(),
    more: {
      exists: list.data?.nextCursor !== undefined,
      hasGrown: (list.data?.items.length ?? 0) > firstLength(path),
      isReading,
      error,
      read: () => void readNext(),
    },
  }
}

/** How many rows the path of a first page asks for. */
function firstLength(path: string | null): number {
  return Number(new URLSearchParams(path?.split('?')[1]).get('limit') ?? Infinity)
}
