import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { listJobs } from '@goodword/contract/jobs'
import { listReferrals, type ReferralInput, refer } from '@goodword/contract/referrals'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'

/**
 * Invites a candidate; afterwards the job list and the own referrals are read again
 * (docs/rules.md#what-was-read-stays-until-it-is-changed).
 */
export function useReferCandidate() {
  const refetch = useRefetch()
  return async (input: ReferralInput) => {
    await call(refer, { body: input })
    void refetch(pathOf(listJobs), pathOf(listReferrals, { userId: input.referrerId }))
  }
}
