import { type Application, listApplications } from '@goodword/contract/applications'
import { pathOf } from '@goodword/contract/endpoint'
import { listMyJobs, type MyJob } from '@goodword/contract/jobs'
import { StatSkeleton } from '@goodword/shared-ui/feedback/stat-skeleton.tsx'
import { useSWR } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { TestEmailLink } from '@goodword/shared-ui/layout/test-email-link.tsx'
import { ApplicationsTab } from '../applications/applications-tab.tsx'
import { JobsTab } from '../jobs/jobs-tab.tsx'
import { CounterCards } from './counter-cards.tsx'
import { hiringCounters } from './hiring-counters.ts'
import { Tabs } from './tabs.tsx'
import { useSelection } from './use-selection.ts'

const TABS = [
  { value: 'jobs', label: 'Jobs' },
  { value: 'applications', label: 'Applications' },
] as const

/** Counters, and two tabs: the manager's jobs, and the applications of the selected one. */
export function HiringDashboard() {
  const { tab, jobId, show } = useSelection()
  const jobs = useSWR<MyJob[]>(pathOf(listMyJobs))
  // A job that is gone is not selected any more, whatever the address says.
  const selected = jobs.data?.find((job) => job.id === jobId) ?? null
  const applications = useSWR<Application[]>(selected ? pathOf(listApplications, { jobId: selected.id }) : null)

  return (
    <Page
      title="Hiring Dashboard"
      lead="Your open roles, and the people others put in a good word for."
      actions={
        <>
          {/* Without a job both tabs offer the same, and are the place to begin. */}
          <ButtonLink to="/post-job" appearance={jobs.data?.length === 0 ? 'secondary' : 'primary'} size="large">
            Post New Job
          </ButtonLink>
          <ButtonLink to="/company-setup" size="large">
            Company Setup
          </ButtonLink>
        </>
      }
    >
      {jobs.data ? (
        <CounterCards counters={hiringCounters(jobs.data, applications.data ?? [])} selectedTitle={selected?.title} />
      ) : jobs.error ? null : (
        <StatSkeleton count={3} />
      )}
      <Tabs label="Jobs and applications" tabs={TABS} value={tab} onChoose={(next) => show({ tab: next, jobId })}>
        {/* Where the jobs could not be read, both tabs say so. */}
        {tab === 'jobs' || (jobs.error && !jobs.data) ? (
          <JobsTab jobs={jobs} onApplications={(job) => show({ tab: 'applications', jobId: job.id })} />
        ) : (
          <ApplicationsTab
            jobs={jobs.data}
            selected={selected}
            // Until the jobs are known, the one in the address counts as loading, not as missing.
            waiting={!jobs.data && jobId !== null}
            applications={applications}
            onSelect={(job) => show({ tab: 'applications', jobId: job })}
            onRefresh={() => {
              void jobs.mutate()
              void applications.mutate()
            }}
          />
        )}
      </Tabs>
      <TestEmailLink />
    </Page>
  )
}
