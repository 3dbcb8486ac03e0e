import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import {
  findReferral,
  listReferrals,
  type Referral,
  remindCandidate,
  resendInvitation,
  revokeInvitation,
} from '@goodword/contract/referrals'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useChangeList } from '@goodword/shared-ui/lists/use-change-list.ts'
import { useRefetchList } from '@goodword/shared-ui/lists/use-refetch-list.ts'

/**
 * What a recommender may still do about an invitation. Each waits for the server, which may refuse it; what it answers
 * is put into the list, and after a refusal the list is read again.
 */
export function useInvitation({ id, referrerId }: Pick<Referral, 'id' | 'referrerId'>) {
  const changeList = useChangeList<Referral>()
  const refetch = useRefetchList<Referral>(readPage)
  const refetchOne = useRefetch()
  const list = firstPageOf(listReferrals, { userId: referrerId })
  const send = async (endpoint: typeof remindCandidate | typeof resendInvitation | typeof revokeInvitation) => {
    try {
      const changed = await call(endpoint, { params: { id } })
      void refetchOne(pathOf(findReferral, { id }))
      changeList(list, (referrals) => referrals.map((referral) => (referral.id === id ? changed : referral)))
    } catch (error) {
      // Mostly the candidate has answered meanwhile, and other actions are left, or none.
      void refetch(list)
      throw error
    }
  }
  return {
    remind: () => send(remindCandidate),
    resend: () => send(resendInvitation),
    revoke: () => send(revokeInvitation),
  }
}
