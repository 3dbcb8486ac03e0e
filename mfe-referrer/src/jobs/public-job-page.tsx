import { isApiError, requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { findJob, type PublicJob } from '@goodword/contract/jobs'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { useLocation, useParams, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { InviteToSignIn } from './invite-to-sign-in.tsx'
import { JobDetails } from './job-details.tsx'
import { JobForOthers } from './job-for-others.tsx'

/** A job as guests see it, where it has a public page (docs/rules.md#a-public-page-says-nothing-of-the-bonus). */
export function PublicJobPage() {
  const { t } = useTexts()
  const { id = '' } = useParams()
  const { pathname, search } = useLocation()
  const { data: job, error, mutate } = useSWR<PublicJob>(pathOf(findJob, { id }))
  const next = pathname + search
  if (isApiError(error) && error.status === 404) return <JobForOthers next={next} requestId={error.requestId} />
  if (job) {
    return (
      <Page title={job.title} width="normal">
        <Panel>
          <JobDetails job={job} headings="h2" />
        </Panel>
        <InviteToSignIn next={next} />
      </Page>
    )
  }
  return (
    <Page title={t('Job')} width="normal">
      {error ? (
        <ReadFailed
          heading={t("We couldn't load this job")}
          text={serverSentence(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void mutate()}
        />
      ) : (
        <Loading text={t('Loading this job...')} />
      )}
    </Page>
  )
}
