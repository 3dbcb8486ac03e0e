import type { Application } from '@goodword/contract/applications'
import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { EmptyApplications } from '@goodword/shared-ui/illustrations/empty-applications.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { ApplicationsLoading } from './applications-loading.tsx'
import { ApplicationsTable } from './applications-table.tsx'

export interface ReadApplications {
  data?: Application[] | undefined
  error?: unknown
  isValidating: boolean
}

interface JobApplicationsProps {
  jobId: string
  applications: ReadApplications
  onRetry: () => void
}

/** One job's applications, in each of their states: loading, failed, none, some. */
export function JobApplications({ jobId, applications: { data, error }, onRetry }: JobApplicationsProps) {
  if (!data && error) {
    return (
      <ReadFailed
        heading="We couldn't load the applications"
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={onRetry}
      />
    )
  }
  if (!data) return <ApplicationsLoading />
  if (data.length > 0) return <ApplicationsTable jobId={jobId} applications={data} />
  return (
    <Panel>
      <EmptyState
        illustration={<EmptyApplications />}
        heading="No applications received yet"
        text="You see people here once they have said yes and applied."
      />
    </Panel>
  )
}
