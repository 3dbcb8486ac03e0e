import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { ListedApplication } from '@goodword/contract/inbox'
import type { InboxSearch } from '@goodword/contract/inbox-search'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { makeStyles } from '@griffel/react'
import { InboxList } from './inbox-list.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import { NothingHere } from './nothing-here.tsx'

const useStyles = makeStyles({ busy: { opacity: 0.6 } })

interface InboxResultsProps {
  /** API path of the first page. */
  path: string
  list: List<ListedApplication>
  /** Whether another list is on its way. */
  isBusy: boolean
  search: InboxSearch
  areKeysOn: boolean
  onSearch: (search: InboxSearch) => void
  onFind: () => void
  onKeys: () => void
}

/** The list in each of its states: loading, failed, none, some. */
export function InboxResults({ list, search, isBusy, onSearch, ...props }: InboxResultsProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const { items, error } = list
  if (!items && error) {
    return (
      <ReadFailed
        heading={t("We couldn't load the applications")}
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={list.refresh}
      />
    )
  }
  if (!items) return <InboxSkeleton />
  if (items.length === 0) return <NothingHere search={search} onSearch={onSearch} />
  return (
    <div aria-busy={isBusy} className={isBusy ? styles.busy : undefined}>
      <InboxList list={list} applications={items} {...props} />
    </div>
  )
}
