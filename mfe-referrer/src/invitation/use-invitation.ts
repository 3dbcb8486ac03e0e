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
 * What a recommender may still do about an invitation. Each waits for the server, which may refuse it, and puts what it
 * answers into the list.
 */
export function useInvitation({ id, referrerId }: Pick<Referral, 'id' | 'referrerId'>) {
  const { mutate } = useSWRConfig()
  const send = async (endpoint: typeof remindCandidate | typeof resendInvitation | typeof revokeInvitation) => {
    const changed = await call(endpoint, { params: { id } })
    const replace = (list?: Referral[]) => list?.map((referral) => (referral.id === id ? changed : referral))
    void mutate<Referral[]>(pathOf(listReferrals, { userId: referrerId }), replace, { revalidate: false })
  }
  return {
    remind: () => send(remindCandidate),
    resend: () => send(resendInvitation),
    revoke: () => send(revokeInvitation),
  }
}
