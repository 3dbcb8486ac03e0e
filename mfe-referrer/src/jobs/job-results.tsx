import { Button } from '@fluentui/react-components'
import { jobQueryOf } from '@goodword/contract/job-query-of'
import { ALL_JOBS, type JobSearch } from '@goodword/contract/job-search'
import type { JobSummary } from '@goodword/contract/jobs'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { EmptyJobs } from '@goodword/shared-ui/illustrations/empty-jobs.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { ReturnToPage } from '@goodword/shared-ui/layout/return-to-page.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { Ref } from 'react'
import { CloseJobs } from './close-jobs.tsx'
import { JobList } from './job-list.tsx'
import type { FoundJobs } from './use-found-jobs.ts'
import { useIsSlow } from './use-is-slow.ts'

const useStyles = makeStyles({
  heading: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '12px 24px',
    marginBottom: '16px',
  },
  title: { outlineStyle: 'none', scrollMarginTop: '120px' },
  sort: { '@media (max-width: 639px)': { flexBasis: '100%' } },
  old: { opacity: 0.5 },
  count: { margin: '4px 0 0', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})

const SORTS = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'salary', label: 'Salary: High to Low' },
  { value: 'referral', label: 'Referral Bonus: High to Low' },
  { value: 'relevance', label: 'Most Relevant' },
] as const

interface JobResultsProps {
  headingRef: Ref<HTMLHeadingElement>
  found: FoundJobs
  /** Whether another list is on its way; this one stays meanwhile. */
  isReading: boolean
  search: JobSearch
  onSearch: (search: JobSearch) => void
  onDetails: (job: JobSummary) => void
  onRefer: (job: JobSummary) => void
}

/** The jobs that match, with their count and order. */
export function JobResults({ headingRef, found, isReading, search, onSearch, onDetails, onRefer }: JobResultsProps) {
  const styles = useStyles()
  const { jobs, total = { count: jobs.length, isExact: true } } = found
  const { sort: _, ...narrowed } = jobQueryOf(search)
  const isNarrowed = Object.keys(narrowed).length > 0
  // The jobs of the search before are not taken for an answer to this one (docs/rules.md#the-last-search-counts).
  const isOld = useIsSlow(isReading && found.list === undefined)
  // Below the last of those that were found.
  const isAtEnd = found.list !== undefined && !found.list.more.exists
  return (
    <>
      <section aria-labelledby="positions" aria-busy={isReading}>
        <div className={styles.heading}>
          <div>
            <Heading size="large" className={styles.title} id="positions" ref={headingRef} tabIndex={-1}>
              Available Positions
            </Heading>
            <p className={styles.count} role="status">
              {isOld ? 'Loading jobs...' : `${formatCount(total.count)}${total.isExact ? '' : '+'} jobs found`}
            </p>
          </div>
          <Choice
            inline
            className={styles.sort}
            label="Sort by"
            value={search.sort}
            options={SORTS}
            onChoose={(sort) => onSearch({ ...search, sort })}
          />
        </div>
        <div className={isOld ? styles.old : undefined}>
          {jobs.length > 0 ? (
            <JobList key={found.path} found={found} onDetails={onDetails} onRefer={onRefer} />
          ) : (
            <Panel>
              <EmptyState
                level={3}
                illustration={<EmptyJobs />}
                heading="No jobs found matching your criteria"
                text={
                  isNarrowed
                    ? 'Jobs are found by title, company and description. Try fewer words, or look at all types and levels.'
                    : 'New roles show up here as soon as companies post them.'
                }
                action={
                  isNarrowed ? (
                    <Button onClick={() => onSearch({ ...ALL_JOBS, sort: search.sort })}>
                      Clear search and filters
                    </Button>
                  ) : null
                }
              />
              <ReturnToPage />
            </Panel>
          )}
        </div>
      </section>
      {isAtEnd ? <CloseJobs onDetails={onDetails} onRefer={onRefer} /> : null}
    </>
  )
}
