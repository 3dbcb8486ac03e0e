import type { MyJob } from '@goodword/contract/jobs'
import { GrowMore } from '@goodword/shared-ui/layout/grow-more.tsx'
import { useGrowing } from '@goodword/shared-ui/layout/use-growing.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { DeleteJobDialog } from './delete-job-dialog.tsx'
import { PostedJobCard } from './posted-job-card.tsx'

const PAGE = 20

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  item: { minWidth: 0 },
})

interface PostedJobsProps {
  jobs: readonly MyJob[]
  onApplications: (job: MyJob) => void
}

/** The list of posted jobs, and the question before one is deleted. */
export function PostedJobs({ jobs, onApplications }: PostedJobsProps) {
  const styles = useStyles()
  const growing = useGrowing(jobs.length, PAGE)
  // The job outlives its dialog: a closing dialog still names it.
  const [toDelete, setToDelete] = useState<MyJob | null>(null)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <ul className={styles.list}>
        {jobs.slice(0, growing.count).map((job) => (
          <li key={job.id} className={styles.item}>
            <PostedJobCard
              job={job}
              onApplications={onApplications}
              onDelete={() => {
                setToDelete(job)
                setAsking(true)
              }}
            />
          </li>
        ))}
      </ul>
      <GrowMore growing={growing} />
      {toDelete ? <DeleteJobDialog job={toDelete} open={asking} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
