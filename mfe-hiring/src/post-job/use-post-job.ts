import { call } from '@goodword/contract/call'
import { callOf, pathOf } from '@goodword/contract/endpoint'
import { myJobsPath } from '@goodword/contract/job-lists'
import { countMyJobs, type JobInput, listJobs } from '@goodword/contract/jobs'
import type { postJob } from '@goodword/contract/new-job'
import { readPage } from '@goodword/contract/pages'
import { useIdempotencyKey } from '@goodword/shared-ui/data/use-idempotency-key.ts'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useRefetchList } from '@goodword/shared-ui/lists/use-refetch-list.ts'
import { useRefetchLists } from '@goodword/shared-ui/lists/use-refetch-lists.ts'

const post = callOf<typeof postJob>('POST', '/api/jobs')

/** Posts a job or keeps a draft of it, once however often it is sent; afterwards both job lists are read again. */
export function usePostJob() {
  const refetch = useRefetch()
  const refetchLists = useRefetchLists(readPage)
  const refetchList = useRefetchList(readPage)
  const sendWithKey = useIdempotencyKey()
  return async (input: JobInput, isDraft: boolean): Promise<void> => {
    const job = { ...input, referralBonus: input.hasReferralBonus ? input.referralBonus : null }
    const body = isDraft ? { ...job, isDraft } : job
    await sendWithKey(body, (idempotencyKey) => call(post, { body, idempotencyKey }))
    await Promise.all([refetchList(myJobsPath()), refetch(pathOf(countMyJobs)), refetchLists(pathOf(listJobs))])
  }
}
