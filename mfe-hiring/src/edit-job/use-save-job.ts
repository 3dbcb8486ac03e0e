import { call, failureOf, isApiError, requestIdOf } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import type { EditablePosting } from '@goodword/contract/job-changes'
import { myJobsPath } from '@goodword/contract/job-lists'
import { countMyJobs, findJob, findMyJob, JOB_FIELDS, listJobs } from '@goodword/contract/jobs'
import { keptPlace } from '@goodword/contract/kept-place'
import { readPage } from '@goodword/contract/pages'
import { sameValue } from '@goodword/contract/same-value'
import { said } from '@goodword/languages/texts'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useRefetchList } from '@goodword/shared-ui/lists/use-refetch-list.ts'
import { useRefetchLists } from '@goodword/shared-ui/lists/use-refetch-lists.ts'
import type { JobValues } from '../post-job/empty-job.ts'
import { changePosting } from '../posting/posting-calls.ts'

/** To change a posting, to publish a draft with what was typed, or to keep it as a draft. */
type Way = 'change' | 'publish' | 'keep'

interface SaveJobOptions {
  stored: EditablePosting
  /** Called where somebody has changed it meanwhile, with the server's sentence. */
  onConflict: (refusal: { text: string; requestId: string | undefined }) => void
  onSaved: () => void
}

const SAVED = {
  change: {
    title: said('Changes saved'),
    description: said('Those who were invited or have applied see what changed.'),
  },
  publish: { title: said('Job posted successfully!'), description: said('Your job listing is now live.') },
  keep: { title: said('Draft saved'), description: said('Only your company sees it until it is published.') },
} as const
const FAILED = {
  change: said('Failed to save changes'),
  publish: said('Failed to publish job'),
  keep: said('Failed to save draft'),
} as const

/** Saves what differs from the stored posting and says in a notification how it went. @returns whether it is saved */
export function useSaveJob({ stored, onConflict, onSaved }: SaveJobOptions) {
  const { t } = useTexts()
  const refetch = useRefetch()
  const refetchList = useRefetchList(readPage)
  const refetchLists = useRefetchLists(readPage)
  return async ({ version, ...job }: JobValues, form: unknown, way: Way): Promise<boolean> => {
    const body = { ...changedFields(stored, job), version }
    try {
      const params = { id: stored.id }
      if (way === 'keep') await call(changePosting, { params, body: { ...body, isDraft: true } })
      else if (way === 'publish') await call(changePosting, { params, body: { ...body, isActive: true } })
      else if (Object.keys(body).length > 1) await call(changePosting, { params, body })
    } catch (error) {
      if (isApiError(error)) {
        showServerErrors(form, error.problem?.errors)
        if (error.status === 409) onConflict({ text: failureOf(error).description, requestId: requestIdOf(error) })
      }
      if (!isApiError(error) || error.status !== 409)
        showToast({ tone: 'destructive', title: t(FAILED[way]), ...failureOf(error) })
      return false
    }
    const one = [findJob, findMyJob].map((read) => pathOf(read, { id: stored.id }))
    await Promise.all([refetchList(myJobsPath()), refetch(pathOf(countMyJobs), ...one), refetchLists(pathOf(listJobs))])
    const { title, description } = SAVED[way]
    showToast({ tone: 'success', title: t(title), description: t(description) })
    onSaved()
    return true
  }
}

/** What is in a field nobody sees is none. */
function changedFields({ posting }: EditablePosting, typed: JobValues): Partial<JobValues> {
  const job = keptPlace({ ...typed, referralBonus: typed.hasReferralBonus ? typed.referralBonus : null })
  return Object.fromEntries(
    JOB_FIELDS.flatMap((name) => (sameValue(job[name], posting[name]) ? [] : [[name, job[name]]])),
  )
}
