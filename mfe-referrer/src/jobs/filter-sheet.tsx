import { Button } from '@fluentui/react-components'
import { ALL_JOBS, type JobSearch } from '@goodword/contract/job-search'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { makeStyles } from '@griffel/react'
import { countOf } from './count-of.ts'
import { JobFilters } from './job-filters.tsx'
import { JobSort } from './job-sort.tsx'
import { LazyPlaceFilters } from './lazy-place-filters.tsx'
import type { FoundJobs } from './use-found-jobs.ts'

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', paddingBottom: '8px' },
  // On larger screens they are above the list.
  phones: { display: 'grid', gap: '16px', '@media (min-width: 640px)': { display: 'none' } },
})

interface FilterSheetProps {
  open: boolean
  search: JobSearch
  onSearch: (search: JobSearch) => void
  found: FoundJobs
  onClose: () => void
}

/** Filters by place and pay, and on phones all filters and the order. They apply at once. */
export function FilterSheet({ open, search, onSearch, found, onClose }: FilterSheetProps) {
  const { t, tn } = useTexts()
  const styles = useStyles()
  const { text: _, sort: __, ...filters } = ALL_JOBS
  const { count, digits } = countOf(found)
  return (
    <Modal open={open} onClose={onClose} title={t('Filters')}>
      <div className={styles.fields}>
        <div className={styles.phones}>
          <JobFilters search={search} onSearch={onSearch} />
          <JobSort search={search} onSearch={onSearch} />
        </div>
        <LazyPlaceFilters search={search} onSearch={onSearch} />
      </div>
      <ModalActions>
        <Button size="large" onClick={() => onSearch({ ...search, ...filters })}>
          {t('Clear filters')}
        </Button>
        <Button size="large" appearance="primary" onClick={onClose}>
          {tn(count, 'Show {count} job', 'Show {count} jobs', { count: digits })}
        </Button>
      </ModalActions>
    </Modal>
  )
}
