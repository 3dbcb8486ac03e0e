import { useSWRConfig } from '@goodword/shared-ui/kernel'
import type { ReadPage } from './page.ts'
import { useRefetchList } from './use-refetch-list.ts'

/**
 * Reads the lists of a call again after a write, as far as each was read and however it was narrowed.
 * @returns a function of the call's path that settles when they are fresh
 */
export function useRefetchLists<T>(readPage: ReadPage<T>): (call: string) => Promise<void> {
  const { cache } = useSWRConfig()
  const refetchList = useRefetchList(readPage)
  return async (call) => {
    const known = [...cache.keys()].filter((key) => key.startsWith(`${call}?`))
    await Promise.all(known.map(refetchList))
  }
}
