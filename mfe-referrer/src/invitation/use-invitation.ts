import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import {
  listReferrals,
  type Referral,
  remindCandidate,
  resendInvitation,
  revokeInvitation,
} from '@goodword/contract/referrals'
import { useSWRConfig } from '@goodword/shared-ui/kernel'

/**
 * What a recommender may still do about an invitation. Each waits for the server, which may refuse it; what it answers
 * is put into the list, and after a refusal the list is read again.
 */
export function useInvitation({ id, referrerId }: Pick<Referral, 'id' | 'referrerId'>) {
  const { mutate } = useSWRConfig()
  const key = pathOf(listReferrals, { userId: referrerId })
  const send = async (endpoint: typeof remindCandidate | typeof resendInvitation | typeof revokeInvitation) => {
    try {
      const changed = await call(endpoint, { params: { id } })
      const replace = (list?: Referral[]) => list?.map((referral) => (referral.id === id ? changed : referral))
      void mutate<Referral[]>(key, replace, { revalidate: false })
    } catch (error) {
      // Mostly the candidate has answered meanwhile: then other things can be done, or none.
      void mutate(key)
      throw error
    }
  }
  return {
    remind: () => send(remindCandidate),
    resend: () => send(resendInvitation),
    revoke: () => send(revokeInvitation),
  }
}
