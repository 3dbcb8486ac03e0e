import type { JobSearch } from '@goodword/contract/job-search'
import { said } from '@goodword/languages/texts'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'

const SORTS = [
  { value: 'recent', label: said('Most Recent') },
  { value: 'salary', label: said('Salary: High to Low') },
  { value: 'referral', label: said('Referral Bonus: High to Low') },
  { value: 'relevance', label: said('Most Relevant') },
] as const

interface JobSortProps {
  search: JobSearch
  onSearch: (search: JobSearch) => void
  /** Puts the label beside the select. */
  inline?: boolean
}

/** In which order jobs are listed. */
export function JobSort({ search, onSearch, inline = false }: JobSortProps) {
  const { t } = useTexts()
  return (
    <Choice
      inline={inline}
      label={t('Sort by')}
      value={search.sort}
      options={SORTS.map(({ value, label }) => ({ value, label: t(label) }))}
      onChoose={(sort) => onSearch({ ...search, sort })}
    />
  )
}
