import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyApplications } from '@goodword/shared-ui/illustrations/empty-applications.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { PostFirstJob } from '../jobs/post-first-job.tsx'

/** The tab before a job is chosen; where there is none to choose, the way to one. */
export function NoJobSelected({ none }: { none: boolean }) {
  const { t } = useTexts()
  return (
    <Panel>
      <EmptyState
        illustration={<EmptyApplications />}
        heading={t('Select a job to view applications')}
        text={none ? t('You have none yet. Start by posting your first job listing.') : undefined}
        action={none ? <PostFirstJob /> : undefined}
      />
    </Panel>
  )
}
