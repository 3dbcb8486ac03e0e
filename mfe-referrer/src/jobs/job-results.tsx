import { Button } from '@fluentui/react-components'
import { jobQueryOf } from '@goodword/contract/job-query-of'
import { ALL_JOBS, type JobSearch } from '@goodword/contract/job-search'
import type { JobSummary } from '@goodword/contract/jobs'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { Ref } from 'react'
import { CloseJobs } from './close-jobs.tsx'
import { countOf } from './count-of.ts'
import { DensitySwitch } from './density-switch.tsx'
import { JobList } from './job-list.tsx'
import { JobSort } from './job-sort.tsx'
import { NoJobs } from './no-jobs.tsx'
import { useCloseJobs } from './use-close-jobs.ts'
import { useDensity } from './use-density.ts'
import type { FoundJobs } from './use-found-jobs.ts'
import type { InvitedPerson } from './use-invited.ts'
import { useIsSlow } from './use-is-slow.ts'
import { onPhones } from './widths.ts'

const useStyles = makeStyles({
  heading: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 24px',
    marginBottom: '8px',
  },
  words: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minHeight: '32px' },
  title: { outlineStyle: 'none', scrollMarginTop: '120px' },
  // On phones the order is in the filters' sheet.
  tools: { display: 'flex', alignItems: 'center', gap: '12px', [onPhones]: { display: 'none' } },
  old: { opacity: 0.5 },
  count: { margin: 0, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})

interface JobResultsProps {
  headingRef: Ref<HTMLHeadingElement>
  found: FoundJobs
  /** Whether another list is on its way; this one stays meanwhile. */
  isReading: boolean
  search: JobSearch
  onSearch: (search: JobSearch) => void
  /** Whom the reader has invited, by job. */
  invited: ReadonlyMap<string, readonly InvitedPerson[]>
  onDetails: (job: JobSummary) => void
  onRefer: (job: JobSummary) => void
}

/** The jobs that match, with their count and order. */
export function JobResults({
  headingRef,
  found,
  isReading,
  invited,
  search,
  onSearch,
  onDetails,
  onRefer,
}: JobResultsProps) {
  const { t, tn } = useTexts()
  const styles = useStyles()
  const [density, setDensity] = useDensity()
  const { sort, ...narrowed } = jobQueryOf(search)
  const { count, digits } = countOf(found)
  const isNarrowed = Object.keys(narrowed).length > 0
  // The jobs of the search before are not taken for an answer to this one (docs/rules.md#the-last-search-counts).
  const isOld = useIsSlow(isReading && found.list === undefined)
  // Below the last of those that were found, and gone with the text.
  const close = useCloseJobs(narrowed.q !== undefined && found.list !== undefined && !found.list.more.exists)
  const isCloseAwaited = narrowed.q !== undefined && close.items === undefined && !close.error
  return (
    <>
      <section aria-labelledby="positions" aria-busy={isReading}>
        <div className={styles.heading}>
          <div className={styles.words}>
            <Heading className={styles.title} id="positions" ref={headingRef} tabIndex={-1}>
              {t('Available Positions')}
            </Heading>
            <p className={styles.count} role="status">
              {isOld ? t('Loading jobs...') : tn(count, '{count} jobs found', '{count} jobs found', { count: digits })}
            </p>
            {narrowed.q && sort !== 'relevance' && found.jobs.length > 1 ? (
              <Button size="small" onClick={() => onSearch({ ...search, sort: 'relevance' })}>
                {t('Sort by relevance')}
              </Button>
            ) : null}
          </div>
          <div className={styles.tools}>
            <JobSort inline search={search} onSearch={onSearch} />
            <DensitySwitch density={density} onChoose={setDensity} />
          </div>
        </div>
        <div className={isOld ? styles.old : undefined}>
          {found.jobs.length > 0 ? (
            <JobList
              key={`${found.path} ${density}`}
              found={found}
              density={density}
              invited={invited}
              onDetails={onDetails}
              onRefer={onRefer}
            />
          ) : (
            <NoJobs
              isNarrowed={isNarrowed}
              isShort={isCloseAwaited || (close.items?.length ?? 0) > 0}
              onClear={() => onSearch({ ...ALL_JOBS, sort: search.sort })}
            />
          )}
        </div>
      </section>
      <CloseJobs list={close} density={density} invited={invited} onDetails={onDetails} onRefer={onRefer} />
    </>
  )
}
