import type { JobSearch } from '@goodword/contract/job-search'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { EXPERIENCE_LEVELS, JOB_TYPES } from '@goodword/contract/statuses'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'

const TYPES = [
  { value: '', label: 'All Types' },
  ...JOB_TYPES.map((type) => ({ value: type, label: JOB_TYPE_LABELS[type] })),
] as const
const LEVEL_LABELS = { entry: 'Entry Level', mid: 'Mid Level', senior: 'Senior Level', executive: 'Executive' }
const LEVELS = [
  { value: '', label: 'All Levels' },
  ...EXPERIENCE_LEVELS.map((level) => ({ value: level, label: LEVEL_LABELS[level] })),
] as const

interface JobFiltersProps {
  search: JobSearch
  onSearch: (search: JobSearch) => void
}

/** Job type and experience level. */
export function JobFilters({ search, onSearch }: JobFiltersProps) {
  return (
    <>
      <Choice label="Job Type" value={search.type} options={TYPES} onChoose={(type) => onSearch({ ...search, type })} />
      <Choice
        label="Experience Level"
        value={search.level}
        options={LEVELS}
        onChoose={(level) => onSearch({ ...search, level })}
      />
    </>
  )
}
