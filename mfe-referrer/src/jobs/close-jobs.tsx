import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { JobSummary } from '@goodword/contract/jobs'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { ShowMore } from '@goodword/shared-ui/lists/show-more.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { JobCard } from './job-card.tsx'
import type { Density } from './use-density.ts'
import type { InvitedPerson } from './use-invited.ts'

const useStyles = makeStyles({
  root: { marginTop: '24px' },
  count: { margin: '2px 0 10px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  source: { margin: '8px 0 0', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  frame: { overflow: 'clip', padding: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    minWidth: 0,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    // A row out of sight is not laid out; on paper all of them are.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 104px',
    '@media print': { contentVisibility: 'visible' },
    // Out of sight it keeps the colours of before the other scheme was chosen, and would fade from them when it comes.
    '& :is(a, button, span)': { transitionDuration: '0s' },
  },
})

interface CloseJobsProps {
  list: List<JobSummary>
  density: Density
  /** Whom the reader has invited, by job. */
  invited: ReadonlyMap<string, readonly InvitedPerson[]>
  onDetails: (job: JobSummary) => void
  onRefer: (job: JobSummary) => void
}

/**
 * Jobs that the search does not find but that come close, each with the reason
 * (docs/rules.md#close-jobs-say-why-they-are-there). Nothing where there are none, or they cannot be read: what is found is there.
 */
export function CloseJobs({ list, density, invited, onDetails, onRefer }: CloseJobsProps) {
  const { t, tn } = useTexts()
  const styles = useStyles()
  const { items: jobs = [], total = { count: jobs.length, isExact: true } } = list
  if (jobs.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="close-jobs" aria-busy={list.isReading}>
      <Heading id="close-jobs">{t('Also close')}</Heading>
      <p className={styles.count} role="status">
        {tn(total.count, '{count} job comes close to your search', '{count} jobs come close to your search', {
          count: `${formatCount(total.count)}${total.isExact ? '' : '+'}`,
        })}
      </p>
      <Panel className={styles.frame}>
        <ul className={styles.list}>
          {jobs.map((job) => (
            <li key={job.id} className={styles.item}>
              <JobCard
                job={job}
                density={density}
                invited={invited.get(job.id)}
                onDetails={onDetails}
                onRefer={onRefer}
              />
            </li>
          ))}
        </ul>
      </Panel>
      {jobs.some(({ why }) => why?.in === 'occupation') ? (
        <p className={styles.source}>{t('Occupation names: O*NET')}</p>
      ) : null}
      <ShowMore list={list} text={serverSentence(list.more.error)} requestId={requestIdOf(list.more.error)} />
    </section>
  )
}
