import type { Application } from '@goodword/contract/applications'
import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { EmptyApplications } from '@goodword/shared-ui/illustrations/empty-applications.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { ApplicationsLoading } from './applications-loading.tsx'
import { ApplicationsTable } from './applications-table.tsx'

interface JobApplicationsProps {
  jobId: string
  applications: List<Application>
  onRetry: () => void
}

/** One job's applications, in each of their states: loading, failed, none, some. */
export function JobApplications({ jobId, applications, onRetry }: JobApplicationsProps) {
  const { t } = useTexts()
  const { items, error } = applications
  if (!items && error) {
    return (
      <ReadFailed
        heading={t("We couldn't load the applications")}
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={onRetry}
      />
    )
  }
  if (!items) return <ApplicationsLoading />
  if (items.length > 0) return <ApplicationsTable jobId={jobId} list={applications} applications={items} />
  return (
    <Panel>
      <EmptyState
        illustration={<EmptyApplications />}
        heading={t('No applications received yet')}
        text={t('Candidates appear here once they have applied.')}
      />
    </Panel>
  )
}
