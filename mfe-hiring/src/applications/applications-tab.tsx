import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons'
import type { MyJob } from '@goodword/contract/jobs'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { makeStyles } from '@griffel/react'
import { ApplicationsLoading } from './applications-loading.tsx'
import { JobApplications, type ReadApplications } from './job-applications.tsx'
import { NoJobSelected } from './no-job-selected.tsx'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px', marginBottom: '20px' },
  job: { flexGrow: 1, flexBasis: '180px', maxWidth: '420px' },
})

interface ApplicationsTabProps {
  /** Undefined while they are not known. */
  jobs: readonly MyJob[] | undefined
  selected: MyJob | null
  waiting: boolean
  applications: ReadApplications
  onSelect: (jobId: string | null) => void
  onRefresh: () => void
}

/** The applications of the selected job, and the select of another one. */
export function ApplicationsTab(props: ApplicationsTabProps) {
  const { jobs, selected, waiting, applications, onSelect, onRefresh } = props
  const styles = useStyles()
  return (
    <>
      {jobs?.length ? (
        <div className={styles.bar}>
          <Choice
            label="Job"
            className={styles.job}
            value={selected?.id ?? ''}
            options={[
              { value: '', label: 'Choose a job' },
              ...jobs.map((job) => ({ value: job.id, label: job.isActive ? job.title : `${job.title} (closed)` })),
            ]}
            onChoose={(jobId) => onSelect(jobId || null)}
          />
          {selected ? (
            <Button
              size="large"
              icon={<ArrowClockwiseRegular />}
              disabledFocusable={applications.isValidating}
              onClick={onRefresh}
            >
              Refresh
            </Button>
          ) : null}
        </div>
      ) : null}
      {selected ? (
        <JobApplications key={selected.id} jobId={selected.id} applications={applications} onRetry={onRefresh} />
      ) : waiting ? (
        <ApplicationsLoading />
      ) : (
        <NoJobSelected none={jobs?.length === 0} />
      )}
    </>
  )
}
