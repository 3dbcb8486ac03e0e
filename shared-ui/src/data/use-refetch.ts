import { useSWRConfig } from '@goodword/shared-ui/kernel'

/**
 * Reads replies again after a write, whether a screen shows them now or will next. Only what was read before is read
 * again. Forgetting a key instead (`mutate(key, undefined)`) would leave a screen that opens within swr's two seconds
 * of deduplication without a request.
 * @returns a function of swr keys (paths) that settles when all are fresh; a read that fails is forgotten and left to
 * the screen that needs it
 */
export function useRefetch(): (...keys: string[]) => Promise<void> {
  const { cache, fetcher, mutate } = useSWRConfig()
  return async (...keys) => {
    const known = keys.filter((key) => cache.get(key)?.data !== undefined)
    await Promise.all(
      known.map((key) =>
        mutate(key, async () => fetcher?.(key), { revalidate: false }).catch(() =>
          mutate(key, undefined, { revalidate: false }),
        ),
      ),
    )
  }
}
