import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { ListedApplication } from '@goodword/contract/inbox'
import type { InboxSearch } from '@goodword/contract/inbox-search'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { InboxList } from './inbox-list.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import { NothingHere } from './nothing-here.tsx'

interface InboxResultsProps {
  /** API path of the first page. */
  path: string
  list: List<ListedApplication>
  search: InboxSearch
  areKeysOn: boolean
  onSearch: (search: InboxSearch) => void
  onFind: () => void
  onKeys: () => void
}

/** The list in each of its states: loading, failed, none, some. */
export function InboxResults({ list, search, onSearch, ...props }: InboxResultsProps) {
  const { items, error } = list
  if (!items && error) {
    return (
      <ReadFailed
        heading="We couldn't load the applications"
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={list.refresh}
      />
    )
  }
  if (!items) return <InboxSkeleton />
  if (items.length === 0) return <NothingHere search={search} onSearch={onSearch} />
  return <InboxList list={list} applications={items} {...props} />
}
