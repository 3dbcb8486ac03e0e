import { pathOf } from '@goodword/contract/endpoint'
import type { Ratings } from '@goodword/contract/ratings'
import { useSWR, useSWRConfig } from '@goodword/shared-ui/kernel'
import { listCall } from './rating-calls.ts'

/** The ratings of an application, as the reader may see them. */
export function useRatings(applicationId: string) {
  return useSWR<Ratings>(pathOf(listCall, { applicationId }))
}

/**
 * @param applicationId whose ratings are kept; left out, none are
 * @returns forgets what was read of all other applications: the criteria of their job changed
 */
export function useForgetRatings(applicationId = 'none'): () => void {
  const { mutate } = useSWRConfig()
  const own = pathOf(listCall, { applicationId })
  const [start = '', end = ''] = own.split(applicationId)
  const isOther = (key: unknown) => typeof key === 'string' && key !== own && key.startsWith(start) && key.endsWith(end)
  return () => void mutate(isOther, undefined, { revalidate: false })
}
