import { Button } from '@fluentui/react-components'
import type { Application } from '@goodword/contract/applications'
import type { MyJob } from '@goodword/contract/jobs'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { RefreshButton } from '@goodword/shared-ui/lists/refresh-button.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { makeStyles } from '@griffel/react'
import { ApplicationsLoading } from './applications-loading.tsx'
import { JobApplications } from './job-applications.tsx'
import { NoJobSelected } from './no-job-selected.tsx'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginBottom: '12px' },
  job: { flexGrow: 1, flexBasis: '180px', maxWidth: '480px', '& > :last-child': { flexGrow: 1 } },
})

interface ApplicationsTabProps {
  jobs: List<MyJob>
  selected: MyJob | null
  waiting: boolean
  applications: List<Application>
  onSelect: (jobId: string | null) => void
  onRefresh: () => void
}

/** The applications of the selected job, and the select of another one. */
export function ApplicationsTab(props: ApplicationsTabProps) {
  const { t } = useTexts()
  const { jobs, selected, waiting, applications, onSelect, onRefresh } = props
  const styles = useStyles()
  const listed = jobs.items ?? []
  // Beyond what was read of the list, it is chosen all the same.
  const all = selected && !listed.some(({ id }) => id === selected.id) ? [selected, ...listed] : listed
  // Nobody applies to a draft.
  const options = all.filter(({ isDraft }) => !isDraft)
  return (
    <>
      {options.length > 0 ? (
        <div className={styles.bar}>
          <Choice
            label={t('Job')}
            inline
            className={styles.job}
            value={selected?.id ?? ''}
            options={[
              { value: '', label: t('Choose a job') },
              ...options.map((job) => ({
                value: job.id,
                label: job.isActive ? job.title : t('{title} (closed)', { title: job.title }),
              })),
            ]}
            onChoose={(jobId) => onSelect(jobId || null)}
          />
          {jobs.more.exists ? (
            <Button size="large" disabledFocusable={jobs.more.isReading} onClick={jobs.more.read}>
              {t('More jobs')}
            </Button>
          ) : null}
          {selected ? <RefreshButton isReading={applications.isReading} onRefresh={onRefresh} /> : null}
        </div>
      ) : null}
      {selected ? (
        <JobApplications key={selected.id} jobId={selected.id} applications={applications} onRetry={onRefresh} />
      ) : waiting ? (
        <ApplicationsLoading />
      ) : (
        <NoJobSelected none={jobs.items?.length === 0} />
      )}
    </>
  )
}
