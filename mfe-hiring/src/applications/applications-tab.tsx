import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons'
import type { Application } from '@goodword/contract/applications'
import type { MyJob } from '@goodword/contract/jobs'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { makeStyles } from '@griffel/react'
import { ApplicationsLoading } from './applications-loading.tsx'
import { JobApplications } from './job-applications.tsx'
import { NoJobSelected } from './no-job-selected.tsx'

const onSmallPhones = '@media (max-width: 479px)'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginBottom: '12px' },
  job: { flexGrow: 1, flexBasis: '180px', maxWidth: '480px', '& > :last-child': { flexGrow: 1 } },
  // On a phone the arrow says it to the eye, and the job's title has the room.
  refresh: { [onSmallPhones]: { minWidth: 'auto', paddingInline: '11px', '& > :first-child': { margin: 0 } } },
  word: {
    [onSmallPhones]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
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
          {selected ? (
            <Button
              className={styles.refresh}
              size="large"
              icon={<ArrowClockwiseRegular />}
              disabledFocusable={applications.isReading}
              onClick={onRefresh}
            >
              <span className={styles.word}>{t('Refresh')}</span>
            </Button>
          ) : null}
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
