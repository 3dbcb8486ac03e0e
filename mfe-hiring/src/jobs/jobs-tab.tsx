import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { MyJob } from '@goodword/contract/jobs'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'
import { EmptyPostedJobs } from '@goodword/shared-ui/illustrations/empty-posted-jobs.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { PostFirstJob } from './post-first-job.tsx'
import { PostedJobs } from './posted-jobs.tsx'

interface JobsTabProps {
  jobs: List<MyJob>
  onApplications: (job: MyJob) => void
}

/** The manager's jobs, in each of their states: loading, failed, none, some. */
export function JobsTab({ jobs, onApplications }: JobsTabProps) {
  const { t } = useTexts()
  const { items, error, refresh } = jobs
  if (!items && error) {
    return (
      <ReadFailed
        heading={t("We couldn't load your jobs")}
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={refresh}
      />
    )
  }
  if (!items) {
    return (
      <Loading text={t('Loading jobs...')}>
        <RowsSkeleton count={5} height="104px" />
      </Loading>
    )
  }
  if (items.length > 0) return <PostedJobs list={jobs} jobs={items} onApplications={onApplications} />
  return (
    <Panel>
      <EmptyState
        illustration={<EmptyPostedJobs />}
        heading={t('No jobs posted yet')}
        text={t('Start by posting your first job listing')}
        action={<PostFirstJob />}
      />
    </Panel>
  )
}
