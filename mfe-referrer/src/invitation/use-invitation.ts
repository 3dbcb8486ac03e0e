import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { readPage } from '@goodword/contract/pages'
import {
  type CorrectionInput,
  correctInvitation,
  findReferral,
  listReferrals,
  type Referral,
  remindCandidate,
  resendInvitation,
  revokeInvitation,
} from '@goodword/contract/referrals'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useChangeLists } from '@goodword/shared-ui/lists/use-change-lists.ts'
import { useRefetchLists } from '@goodword/shared-ui/lists/use-refetch-lists.ts'

/**
 * What a recommender may still do about an invitation. Each waits for the server, which may refuse it; what it answers
 * is put into the lists that have it, and after a refusal they are read again.
 */
export function useInvitation({ id, referrerId }: Pick<Referral, 'id' | 'referrerId'>) {
  const changeLists = useChangeLists<Referral>()
  const refetch = useRefetchLists<Referral>(readPage)
  const refetchOne = useRefetch()
  const list = pathOf(listReferrals, { userId: referrerId })
  const send = async (change: () => Promise<Referral>) => {
    try {
      const changed = await change()
      void refetchOne(pathOf(findReferral, { id }))
      changeLists(list, (referrals) => referrals.map((referral) => (referral.id === id ? changed : referral)))
    } catch (error) {
      // Mostly the candidate has answered meanwhile, and other actions are left, or none.
      void refetch(list)
      throw error
    }
  }
  return {
    remind: () => send(() => call(remindCandidate, { params: { id } })),
    resend: () => send(() => call(resendInvitation, { params: { id } })),
    revoke: () => send(() => call(revokeInvitation, { params: { id } })),
    correct: (body: CorrectionInput) => send(() => call(correctInvitation, { params: { id }, body })),
  }
}
