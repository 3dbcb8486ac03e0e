import { useSWRConfig } from '@goodword/shared-ui/kernel'
import { useCallback } from 'react'
import type { Page } from './page.ts'

/**
 * Changes a list on screen, as far as it was read, without reading it again. What it has more or less then counts in its total.
 * @returns a function of the path of its first page, and of what is to become of the rows
 */
export function useChangeList<T>(): (path: string, change: (items: T[]) => T[]) => void {
  const { mutate } = useSWRConfig()
  return useCallback(
    (path, change) => void mutate<Page<T>>(path, (page) => page && changed(page, change), { revalidate: false }),
    [mutate],
  )
}

function changed<T>({ items: before, total, ...page }: Page<T>, change: (items: T[]) => T[]): Page<T> {
  const items = change(before)
  return { ...page, items, total: total && { ...total, count: total.count + items.length - before.length } }
}
