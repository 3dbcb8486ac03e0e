import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyApplications } from '@goodword/shared-ui/illustrations/empty-applications.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'

/** The tab before a job is chosen. */
export function NoJobSelected() {
  return (
    <Panel>
      <EmptyState illustration={<EmptyApplications />} heading="Select a job to view applications" />
    </Panel>
  )
}
