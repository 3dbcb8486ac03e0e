import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { MyJob } from '@goodword/contract/jobs'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { ShowMore } from '@goodword/shared-ui/lists/show-more.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { DeleteJobDialog } from './delete-job-dialog.tsx'
import { PostedJobCard } from './posted-job-card.tsx'

const useStyles = makeStyles({
  frame: { padding: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  // Out of sight it is neither laid out nor painted; the size is a typical row's.
  item: {
    minWidth: 0,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 116px',
    '@media print': { contentVisibility: 'visible' },
    // Out of sight it keeps the colours of before the other scheme was chosen, and would fade from them when it comes.
    '& :is(a, button)': { transitionDuration: '0s' },
  },
})

interface PostedJobsProps {
  list: List<MyJob>
  /** The jobs read so far. */
  jobs: readonly MyJob[]
  onApplications: (job: MyJob) => void
}

/** The list of posted jobs, and the dialog that confirms a deletion. */
export function PostedJobs({ list, jobs, onApplications }: PostedJobsProps) {
  const styles = useStyles()
  // Kept while the dialog closes, which still names the job.
  const [toDelete, setToDelete] = useState<MyJob | null>(null)
  const [asking, setAsking] = useState(false)
  // One stable function, so that a list of hundreds is rendered once.
  const latest = useRef(onApplications)
  useEffect(() => {
    latest.current = onApplications
  })
  const showApplications = useCallback((job: MyJob) => latest.current(job), [])
  const askToDelete = useCallback((job: MyJob) => {
    setToDelete(job)
    setAsking(true)
  }, [])
  return (
    <>
      <Panel className={styles.frame}>
        <ul className={styles.list}>
          {jobs.map((job) => (
            <li key={job.id} className={styles.item}>
              <PostedJobCard job={job} onApplications={showApplications} onDelete={askToDelete} />
            </li>
          ))}
        </ul>
      </Panel>
      <ShowMore list={list} text={serverSentence(list.more.error)} requestId={requestIdOf(list.more.error)} />
      {toDelete ? (
        <DeleteJobDialog key={toDelete.id} job={toDelete} open={asking} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}
