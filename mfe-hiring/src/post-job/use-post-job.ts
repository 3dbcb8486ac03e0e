import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { type JobInput, listJobs, listMyJobs, postJob } from '@goodword/contract/jobs'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'

/** Posts a job; afterwards both job lists are read again. */
export function usePostJob() {
  const refetch = useRefetch()
  return async (input: JobInput): Promise<void> => {
    await call(postJob, { body: { ...input, referralBonus: input.hasReferralBonus ? input.referralBonus : null } })
    await refetch(pathOf(listMyJobs), pathOf(listJobs))
  }
}
