import { findReferralByToken } from '@goodword/contract/candidate-calls'
import { pathOf } from '@goodword/contract/endpoint'
import { useSWRConfig } from '@goodword/shared-ui/kernel'

/** Reads again what the link shows, after something was changed. */
export function useRefresh(token: string): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return () => mutate(pathOf(findReferralByToken, { token }))
}
