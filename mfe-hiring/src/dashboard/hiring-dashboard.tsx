import {
  type Application,
  type ApplicationCounts,
  countApplications,
  listApplications,
} from '@goodword/contract/applications'
import { pathOf } from '@goodword/contract/endpoint'
import { myJobsPath } from '@goodword/contract/job-lists'
import { countMyJobs, type MyJob, type MyJobCounts } from '@goodword/contract/jobs'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import type { User } from '@goodword/contract/users'
import { said } from '@goodword/languages/texts'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { TestEmailLink } from '@goodword/shared-ui/layout/test-email-link.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { ApplicationsTab } from '../applications/applications-tab.tsx'
import { InsightsFold } from '../insights/insights-fold.tsx'
import { JobsTab } from '../jobs/jobs-tab.tsx'
import { CounterCards } from './counter-cards.tsx'
import { CountersLoading } from './counters-loading.tsx'
import { hiringCounters } from './hiring-counters.ts'
import { OwedLine } from './owed-line.tsx'
import { ReviewLink } from './review-link.tsx'
import { Tabs } from './tabs.tsx'
import { useCounterStyles } from './use-counter-styles.ts'
import { useSelectedJob } from './use-selected-job.ts'
import { useSelection } from './use-selection.ts'

const TABS = [
  { value: 'jobs', label: said('Jobs') },
  { value: 'applications', label: said('Applications') },
] as const

/** Counters, and two tabs: the manager's jobs, and the applications of the selected one. */
export function HiringDashboard({ user }: { user: User }) {
  const styles = useCounterStyles()
  const { t } = useTexts()
  const { tab, jobId, show } = useSelection()
  const jobs = useList<MyJob>(myJobsPath(), readPage)
  const counts = useSWR<MyJobCounts>(pathOf(countMyJobs))
  const { selected, isLooking } = useSelectedJob(jobs.items, jobId)
  const ofSelected = selected && { jobId: selected.id }
  const applications = useList<Application>(ofSelected && firstPageOf(listApplications, ofSelected), readPage)
  const received = useSWR<ApplicationCounts>(ofSelected && pathOf(countApplications, ofSelected))

  return (
    <Page
      title={t('Hiring Dashboard')}
      dense
      lead={
        <>
          {t('Your open roles, and the people others put in a good word for.')}{' '}
          <TextLink to="/team">{t('Your team')}</TextLink>
        </>
      }
      actions={
        <>
          {/* Without a job both tabs offer the same, and are the place to begin. */}
          <ButtonLink to="/post-job" appearance={jobs.items?.length === 0 ? 'secondary' : 'primary'} size="large">
            {t('Post New Job')}
          </ButtonLink>
          <ButtonLink to="/company-setup" size="large">
            {t('Company Setup')}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.row}>
        {counts.data ? (
          <CounterCards counters={hiringCounters(counts.data, received.data)} selectedTitle={selected?.title} />
        ) : counts.error ? null : (
          <CountersLoading />
        )}
        <div>
          <ReviewLink pending={counts.data?.pending} />
          <OwedLine user={user} />
        </div>
      </div>
      {jobs.items?.length === 0 ? null : <InsightsFold />}
      <Tabs
        label={t('Jobs and applications')}
        tabs={TABS.map((one) => ({ ...one, label: t(one.label) }))}
        value={tab}
        onChoose={(next) => show({ tab: next, jobId })}
      >
        {/* Where the jobs could not be read, both tabs say so. */}
        {tab === 'jobs' || (jobs.error && !jobs.items) ? (
          <JobsTab jobs={jobs} onApplications={(job) => show({ tab: 'applications', jobId: job.id })} />
        ) : (
          <ApplicationsTab
            jobs={jobs}
            selected={selected}
            // Until it is known, the job in the address counts as loading, not as missing.
            waiting={isLooking}
            applications={applications}
            onSelect={(job) => show({ tab: 'applications', jobId: job })}
            onRefresh={() => {
              jobs.refresh()
              applications.refresh()
              void counts.mutate()
              void received.mutate()
            }}
          />
        )}
      </Tabs>
      <TestEmailLink />
    </Page>
  )
}
