import { isApiError, requestIdOf } from '@goodword/contract/call'
import { findReferralByToken } from '@goodword/contract/candidate-calls'
import { pathOf } from '@goodword/contract/endpoint'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { useSWR } from '@goodword/shared-ui/kernel'
import { useRef, useState } from 'react'
import { keepsCookies } from '../refusal/keeps-cookies.ts'
import { COOKIES_NEEDED, OPENED_AGAIN } from '../refusal/lost-visit.ts'

/** A visit lasts four hours: one that ends sooner than this was never kept. */
const KEPT_MS = 10 * 60 * 1000

/**
 * Opens the personal link. `open` opens it again: the read is also what starts the apply session
 * (docs/rules.md#opening-a-link-starts-an-apply-session).
 */
export function useReferralLookup(token: string | undefined) {
  const [isAsking, setIsAsking] = useState(false)
  const openedAgain = useRef(Number.NEGATIVE_INFINITY)
  const { data, error, mutate } = useSWR<ReferralLookup>(token ? pathOf(findReferralByToken, { token }) : null)
  return {
    lookup: data,
    // A page that is open stays open: a later failure takes no typed text away.
    failed: !data && !isAsking && (error !== undefined || !token),
    /** The server knows no such link, so trying again is no use. */
    requestId: requestIdOf(error),
    gone: !token || (isApiError(error) && error.status === 404),
    open,
    /** Opens the link again for a visit that the server no longer knows. @returns what to tell the candidate */
    openAgain: () => {
      const isKept = keepsCookies() && performance.now() - openedAgain.current > KEPT_MS
      openedAgain.current = performance.now()
      void open()
      return isKept ? OPENED_AGAIN : COOKIES_NEEDED
    },
  }

  async function open() {
    setIsAsking(true)
    await mutate().catch(() => {})
    setIsAsking(false)
  }
}
