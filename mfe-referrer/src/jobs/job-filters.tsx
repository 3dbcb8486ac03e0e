import type { JobSearch } from '@goodword/contract/job-search'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { EXPERIENCE_LEVELS, JOB_TYPES } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'

const TYPES = [
  { value: '', label: said('All Types') },
  ...JOB_TYPES.map((type) => ({ value: type, label: JOB_TYPE_LABELS[type] })),
] as const
const LEVEL_LABELS = {
  entry: said('Entry Level'),
  mid: said('Mid Level'),
  senior: said('Senior Level'),
  executive: said('Executive'),
}
const LEVELS = [
  { value: '', label: said('All Levels') },
  ...EXPERIENCE_LEVELS.map((level) => ({ value: level, label: LEVEL_LABELS[level] })),
] as const

interface JobFiltersProps {
  search: JobSearch
  onSearch: (search: JobSearch) => void
}

/** Job type and experience level. */
export function JobFilters({ search, onSearch }: JobFiltersProps) {
  const { t } = useTexts()
  return (
    <>
      <Choice
        label={t('Job Type')}
        value={search.type}
        options={TYPES.map(({ value, label }) => ({ value, label: t(label) }))}
        onChoose={(type) => onSearch({ ...search, type })}
      />
      <Choice
        label={t('Experience Level')}
        value={search.level}
        options={LEVELS.map(({ value, label }) => ({ value, label: t(label) }))}
        onChoose={(level) => onSearch({ ...search, level })}
      />
    </>
  )
}
