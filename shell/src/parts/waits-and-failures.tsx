import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'
import { StatSkeleton } from '@goodword/shared-ui/feedback/stat-skeleton.tsx'
import { EmptyJobs } from '@goodword/shared-ui/illustrations/empty-jobs.tsx'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { NotFoundView } from '@goodword/shared-ui/not-found/not-found-view.tsx'
import { Part } from './part.tsx'

const nothing = () => {}

/** What is shown in the place of content. */
export function WaitsAndFailures() {
  return (
    <>
      <Part name="Loading">
        <Loading text="Loading...">
          <StatSkeleton count={3} />
          <RowsSkeleton count={3} />
        </Loading>
      </Part>
      <Part name="Empty">
        <Panel>
          <EmptyState
            illustration={<EmptyJobs />}
            heading="Nothing yet"
            text="A sentence of what will be here."
            action={<ButtonLink to="/parts">The way on</ButtonLink>}
          />
        </Panel>
      </Part>
      <Part name="No connection">
        <ReadFailed heading="We couldn't load it" requestId={undefined} onRetry={nothing} />
      </Part>
      <Part name="The server failed">
        <ReadFailed heading="We couldn't load it" requestId="01234567-89ab" onRetry={nothing} />
      </Part>
      <Part name="Denied">
        <Denied text="Only hiring managers can post jobs." />
      </Part>
      <Part name="Lost">
        <NotFoundView />
      </Part>
    </>
  )
}
