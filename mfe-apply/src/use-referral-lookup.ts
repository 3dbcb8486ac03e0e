import { isApiError, requestIdOf } from '@goodword/contract/call'
import { findReferralByToken } from '@goodword/contract/candidate-calls'
import { pathOf } from '@goodword/contract/endpoint'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { useSWR } from '@goodword/shared-ui/kernel'
import { useState } from 'react'

/**
 * Opens the personal link. `open` opens it again: the read is also what starts the apply session
 * (docs/rules.md#opening-a-link-starts-an-apply-session).
 */
export function useReferralLookup(token: string | undefined) {
  const [isAsking, setIsAsking] = useState(false)
  const { data, error, mutate } = useSWR<ReferralLookup>(token ? pathOf(findReferralByToken, { token }) : null)
  return {
    lookup: data,
    // A page that is open stays open: a later failure takes no typed text away.
    failed: !data && !isAsking && (error !== undefined || !token),
    /** The server knows no such link, so trying again is no use. */
    requestId: requestIdOf(error),
    gone: !token || (isApiError(error) && error.status === 404),
    open: async () => {
      setIsAsking(true)
      await mutate().catch(() => {})
      setIsAsking(false)
    },
  }
}
