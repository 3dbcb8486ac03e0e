import { Button } from '@fluentui/react-components'
import { countFilters, type InboxSearch, NO_FILTERS } from '@goodword/contract/inbox-search'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyApplications } from '@goodword/shared-ui/illustrations/empty-applications.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useQuestions } from '../questions/use-questions.ts'

interface NothingHereProps {
  search: InboxSearch
  onSearch: (search: InboxSearch) => void
}

/** Where nothing is found: because of what was asked for, or because there is nothing. */
export function NothingHere({ search, onSearch }: NothingHereProps) {
  const isNarrowed = search.q.trim() !== '' || countFilters(search) > 0
  const { questions = [] } = useQuestions()
  const all = { ...search, view: 'all' } as const
  const [heading, text, label, next] = isNarrowed
    ? ([
        'No application matches',
        'Try another name, or fewer filters.',
        'Clear search and filters',
        { ...search, q: '', ...NO_FILTERS },
      ] as const)
    : search.view === 'needs'
      ? ([
          questions.length > 0 ? 'No application needs you' : 'Nothing needs you',
          'Every application has been decided.',
          'Show all applications',
          all,
        ] as const)
      : (['No applications received yet', 'Candidates appear here once they have applied.', undefined, all] as const)
  return (
    <Panel>
      <EmptyState
        illustration={<EmptyApplications />}
        heading={heading}
        text={text}
        action={label ? <Button onClick={() => onSearch(next)}>{label}</Button> : undefined}
      />
    </Panel>
  )
}
