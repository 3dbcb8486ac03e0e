import { Button } from '@fluentui/react-components'
import { countFilters, type InboxSearch, NO_FILTERS } from '@goodword/contract/inbox-search'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyApplications } from '@goodword/shared-ui/illustrations/empty-applications.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useQuestions } from '../questions/use-questions.ts'

interface NothingHereProps {
  search: InboxSearch
  onSearch: (search: InboxSearch) => void
}

/** Where nothing is found: because of what was asked for, or because there is nothing. */
export function NothingHere({ search, onSearch }: NothingHereProps) {
  const { t } = useTexts()
  const isNarrowed = search.q.trim() !== '' || countFilters(search) > 0
  const { questions = [] } = useQuestions()
  const all = { ...search, view: 'all' } as const
  const [heading, text, label, next] = isNarrowed
    ? ([
        t('No application matches'),
        t('Try another name, or fewer filters.'),
        t('Clear search and filters'),
        { ...search, q: '', ...NO_FILTERS },
      ] as const)
    : search.view === 'needs'
      ? ([
          questions.length > 0 ? t('No application needs you') : t('Nothing needs you'),
          t('Every application has been decided.'),
          t('Show all applications'),
          all,
        ] as const)
      : ([
          t('No applications received yet'),
          t('Candidates appear here once they have applied.'),
          undefined,
          all,
        ] as const)
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
