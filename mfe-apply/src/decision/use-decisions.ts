import { call } from '@goodword/contract/call'
import {
  confirmAddress,
  declineReferral,
  disownApplication,
  endOtherRoles,
  eraseCandidate,
  findReferralByToken,
  openToOtherRoles,
  showInterest,
  withdrawApplication,
} from '@goodword/contract/candidate-calls'
import { pathOf } from '@goodword/contract/endpoint'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { useSWRConfig } from '@goodword/shared-ui/kernel'

/**
 * What a candidate can decide with their link. Each rejects when it did not reach the server.
 * @param lookup what the page shows; not asked of the cache, which is empty where the reply came with the page
 */
export function useDecisions(token: string, lookup: ReferralLookup) {
  const { mutate } = useSWRConfig()
  const params = { token }
  const key = pathOf(findReferralByToken, params)
  /** Decides, and shows what has become of it. */
  const thenLook = async (
    decision:
      | typeof confirmAddress
      | typeof disownApplication
      | typeof withdrawApplication
      | typeof openToOtherRoles
      | typeof endOtherRoles,
  ) => {
    await call(decision, { params })
    await mutate(key)
  }
  return {
    /** Shown at once, and taken back if the server does not agree. */
    showInterest: () => {
      const interested: ReferralLookup = { ...lookup, referral: { ...lookup.referral, progress: 'interested' } }
      return mutate(key, () => call(showInterest, { params }).then(() => interested), {
        optimisticData: interested,
        revalidate: false,
      })
    },
    decline: (never: boolean) => call(declineReferral, { params, body: { never } }),
    confirm: () => thenLook(confirmAddress),
    disown: () => thenLook(disownApplication),
    withdraw: () => thenLook(withdrawApplication),
    openToRoles: () => thenLook(openToOtherRoles),
    endRoles: () => thenLook(endOtherRoles),
    erase: () => call(eraseCandidate, { params }),
    /** Forgets what this browser still knows of a link that ended. */
    forget: () => mutate(key, undefined, { revalidate: false }),
  }
}
