import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { jobsPath } from '@goodword/contract/job-lists'
import { jobQueryOf } from '@goodword/contract/job-query-of'
import { readSearch } from '@goodword/contract/job-search-params'
import type { JobSummary } from '@goodword/contract/jobs'
import { readPage } from '@goodword/contract/pages'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useLocation } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { ShowMore } from '@goodword/shared-ui/lists/show-more.tsx'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { JobCard } from './job-card.tsx'

const useStyles = makeStyles({
  root: { marginTop: '40px' },
  count: { margin: '4px 0 16px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  list: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    minWidth: 0,
    // A card out of sight is not laid out; on paper all of them are.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 190px',
    '@media print': { contentVisibility: 'visible' },
  },
})

interface CloseJobsProps {
  onDetails: (job: JobSummary) => void
  onRefer: (job: JobSummary) => void
}

/**
 * Jobs that the search does not find but that come close, each with the reason
 * (docs/rules.md#close-jobs-say-why-they-are-there). They are asked for as the address has the search, which follows what is
 * typed after a pause. Nothing where there are none, or they cannot be read: what is found is there.
 */
export function CloseJobs({ onDetails, onRefer }: CloseJobsProps) {
  const styles = useStyles()
  const query = jobQueryOf(readSearch(useLocation().search))
  const list = useList<JobSummary>(query.q ? jobsPath({ ...query, close: '1' }) : null, readPage<JobSummary>)
  const { items: jobs = [], total = { count: jobs.length, isExact: true } } = list
  if (jobs.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="close-jobs" aria-busy={list.isReading}>
      <Heading size="large" id="close-jobs">
        Also close
      </Heading>
      <p className={styles.count} role="status">
        {`${formatCount(total.count)}${total.isExact ? '' : '+'} ${total.count === 1 ? 'job comes' : 'jobs come'} close to your search`}
      </p>
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.item}>
            <JobCard job={job} onDetails={onDetails} onRefer={onRefer} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} text={serverSentence(list.more.error)} requestId={requestIdOf(list.more.error)} />
    </section>
  )
}
