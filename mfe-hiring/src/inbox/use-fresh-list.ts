import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { useEffect, useEffectEvent } from 'react'
import { readWalk } from '../review/walk.ts'

/** Paths of lists that were shown before. */
const seen = new Set<string>()

/** Reads a list again for whoever opens it anew; who comes back from a review finds it as it was left. */
export function useFreshList(path: string, list: Pick<List<unknown>, 'items' | 'refresh'>): void {
  const walk = readWalk()
  const isReturn = walk?.path === path && walk.at !== undefined
  const onOpen = useEffectEvent(() => {
    if (seen.has(path) && list.items && !isReturn) list.refresh()
    seen.add(path)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each list that is opened
  useEffect(() => onOpen(), [path])
}
