import { failureOf, isApiError } from '@goodword/contract/call'
import type { JobInput } from '@goodword/contract/jobs'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { showToast, useNavigate, useTexts } from '@goodword/shared-ui/kernel'
import { usePostJob } from './use-post-job.ts'

/** Posts the job, or keeps a draft of it, and says in a notification how it went. @returns whether it was done */
export function useSubmitJob() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const postJob = usePostJob()
  return async (job: JobInput, form: unknown, isDraft = false): Promise<boolean> => {
    try {
      await postJob(job, isDraft)
    } catch (error) {
      if (isApiError(error) && error.message.includes('needsCompanySetup')) {
        showToast({
          // Nothing failed, and what was typed is kept.
          tone: 'neutral',
          title: t('Company Setup Required'),
          description: t('Please complete your company setup before posting jobs.'),
        })
        void navigate('/company-setup')
        return false
      }
      if (isApiError(error)) showServerErrors(form, error.problem?.errors)
      showToast({
        tone: 'destructive',
        title: isDraft ? t('Failed to save draft') : t('Failed to post job'),
        ...failureOf(error),
      })
      return false
    }
    showToast(
      isDraft
        ? {
            tone: 'success',
            title: t('Draft saved'),
            description: t('Only your company sees it until it is published.'),
          }
        : { tone: 'success', title: t('Job posted successfully!'), description: t('Your job listing is now live.') },
    )
    void navigate('/hiring-dashboard')
    return true
  }
}
