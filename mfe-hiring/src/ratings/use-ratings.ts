import { pathOf } from '@goodword/contract/endpoint'
import type { Ratings } from '@goodword/contract/ratings'
import { useSWR } from '@goodword/shared-ui/kernel'
import { listCall } from './rating-calls.ts'

/** The ratings of an application, as the reader may see them. */
export function useRatings(applicationId: string) {
  return useSWR<Ratings>(pathOf(listCall, { applicationId }))
}
