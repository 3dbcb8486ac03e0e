import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { findJob, listJobs } from '@goodword/contract/jobs'
import { readPage } from '@goodword/contract/pages'
import { countReferrals, listInvited, listReferrals, type ReferralInput, refer } from '@goodword/contract/referrals'
import { useIdempotencyKey } from '@goodword/shared-ui/data/use-idempotency-key.ts'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useRefetchLists } from '@goodword/shared-ui/lists/use-refetch-lists.ts'

/**
 * Invites a candidate, once however often it is sent; afterwards the job list and the own referrals are read again
 * (docs/rules.md#what-was-read-stays-until-it-is-changed).
 */
export function useReferCandidate() {
  const refetch = useRefetch()
  const refetchLists = useRefetchLists(readPage)
  const sendWithKey = useIdempotencyKey()
  return async (input: ReferralInput) => {
    await sendWithKey(input, (idempotencyKey) => call(refer, { body: input, idempotencyKey }))
    const mine = { userId: input.referrerId }
    void refetchLists(pathOf(listJobs))
    void refetch(pathOf(countReferrals, mine), pathOf(listInvited, mine), pathOf(findJob, { id: input.jobId }))
    void refetchLists(pathOf(listReferrals, mine))
  }
}
