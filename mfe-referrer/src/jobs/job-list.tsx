import type { Job } from '@goodword/contract/jobs'
import { GrowMore } from '@goodword/shared-ui/layout/grow-more.tsx'
import { useGrowing } from '@goodword/shared-ui/layout/use-growing.ts'
import { makeStyles } from '@griffel/react'
import { memo } from 'react'
import { JobCard } from './job-card.tsx'

const PAGE = 20

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  // Cards out of sight are neither laid out nor painted; the size is a typical card's. The padding leaves room for the
  // shadow, which would be cut off.
  item: { minWidth: 0, margin: '-6px', padding: '6px', contentVisibility: 'auto', containIntrinsicSize: 'auto 190px' },
})

interface JobListProps {
  jobs: readonly Job[]
  onDetails: (job: Job) => void
  onRefer: (job: Job) => void
}

/** The jobs that match, rendered in pages as the person scrolls. */
export const JobList = memo(function JobList({ jobs, onDetails, onRefer }: JobListProps) {
  const styles = useStyles()
  const growing = useGrowing(jobs.length, PAGE)
  return (
    <>
      <ul className={styles.list}>
        {jobs.slice(0, growing.count).map((job) => (
          <li key={job.id} className={styles.item}>
            <JobCard job={job} onDetails={onDetails} onRefer={onRefer} />
          </li>
        ))}
      </ul>
      <GrowMore growing={growing} />
    </>
  )
})
