import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { useState } from 'react'

interface Shown<T> {
  /** API path of the first page. */
  path: string
  list: List<T>
  /** Whether another list is on its way, which will take its place. */
  isBusy: boolean
}

/** The list that is asked for or, until it has come, the one before it (docs/rules.md#the-last-search-counts). */
export function useLastShown<T>(path: string, list: List<T>): Shown<T> {
  const [last, setLast] = useState({ path, list })
  const isThere = list.items !== undefined || list.error !== undefined
  if (isThere && (last.path !== path || last.list.items !== list.items)) setLast({ path, list })
  if (isThere || !last.list.items) return { path, list, isBusy: false }
  return { ...last, isBusy: true }
}
