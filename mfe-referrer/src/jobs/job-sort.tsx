import type { JobSearch } from '@goodword/contract/job-search'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'

const SORTS = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'salary', label: 'Salary: High to Low' },
  { value: 'referral', label: 'Referral Bonus: High to Low' },
  { value: 'relevance', label: 'Most Relevant' },
] as const

interface JobSortProps {
  search: JobSearch
  onSearch: (search: JobSearch) => void
  /** Puts the label beside the select. */
  inline?: boolean
}

/** In which order jobs are listed. */
export function JobSort({ search, onSearch, inline = false }: JobSortProps) {
  return (
    <Choice
      inline={inline}
      label="Sort by"
      value={search.sort}
      options={SORTS}
      onChoose={(sort) => onSearch({ ...search, sort })}
    />
  )
}
