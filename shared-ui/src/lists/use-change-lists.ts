import { useSWRConfig } from '@goodword/shared-ui/kernel'
import { useChangeList } from './use-change-list.ts'

/**
 * Changes the lists of a call, however each was narrowed, without reading them again.
 * @returns a function of the call's path, and of what is to become of the rows
 */
export function useChangeLists<T>(): (call: string, change: (items: T[]) => T[]) => void {
  const { cache } = useSWRConfig()
  const changeList = useChangeList<T>()
  return (call, change) => {
    for (const key of [...cache.keys()]) if (key.startsWith(`${call}?`)) changeList(key, change)
  }
}
