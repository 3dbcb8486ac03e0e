import { pathOf } from '@goodword/contract/endpoint'
import { listServedRemotes, type ServedRemote } from '@goodword/contract/operators'
import { useSWR } from '@goodword/shared-ui/kernel'

/** The release that each remote serves, and how to read the list again. */
export function useServedRemotes() {
  const { data, error, isValidating, mutate } = useSWR<ServedRemote[]>(pathOf(listServedRemotes))
  return { remotes: data, error: error as unknown, isReading: isValidating, refresh: () => void mutate() }
}
