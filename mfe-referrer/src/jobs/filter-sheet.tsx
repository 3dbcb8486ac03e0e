import { Button } from '@fluentui/react-components'
import { ALL_JOBS, type JobSearch } from '@goodword/contract/job-search'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { makeStyles } from '@griffel/react'
import { JobFilters } from './job-filters.tsx'
import { JobSort } from './job-sort.tsx'

const useStyles = makeStyles({ fields: { display: 'grid', gap: '16px', paddingBottom: '8px' } })

interface FilterSheetProps {
  open: boolean
  search: JobSearch
  onSearch: (search: JobSearch) => void
  /** How many jobs match. */
  count: string
  onClose: () => void
}

/** Filters and order on phones. They apply at once, as on larger screens. */
export function FilterSheet({ open, search, onSearch, count, onClose }: FilterSheetProps) {
  const styles = useStyles()
  const { type, level } = ALL_JOBS
  return (
    <Modal open={open} onClose={onClose} title="Filters">
      <div className={styles.fields}>
        <JobFilters search={search} onSearch={onSearch} />
        <JobSort search={search} onSearch={onSearch} />
      </div>
      <ModalActions>
        <Button size="large" onClick={() => onSearch({ ...search, type, level })}>
          Clear filters
        </Button>
        <Button size="large" appearance="primary" onClick={onClose}>
          {`Show ${count} ${count === '1' ? 'job' : 'jobs'}`}
        </Button>
      </ModalActions>
    </Modal>
  )
}
