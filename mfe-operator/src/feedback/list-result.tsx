import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { ShowMore } from '@goodword/shared-ui/lists/show-more.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import type { ReactNode } from 'react'

interface ListResultProps<T> {
  list: List<T>
  /** What is said while it loads. */
  loading: string
  /** What is said where it could not be loaded. */
  failed: string
  /** Shown when the list is empty. */
  empty: ReactNode
  children: (items: readonly T[]) => ReactNode
}

/** A paged list for operators: loading, failed, empty, or the pages read so far. */
export function ListResult<T>({ list, loading, failed, empty, children }: ListResultProps<T>) {
  const { items, error, more } = list
  if (items) {
    return items.length === 0 ? (
      <Panel>{empty}</Panel>
    ) : (
      <>
        {children(items)}
        <ShowMore list={list} text={serverSentence(more.error)} requestId={requestIdOf(more.error)} />
      </>
    )
  }
  if (error) {
    return (
      <ReadFailed heading={failed} text={serverSentence(error)} requestId={requestIdOf(error)} onRetry={list.refresh} />
    )
  }
  return (
    <Loading text={loading}>
      <RowsSkeleton />
    </Loading>
  )
}
