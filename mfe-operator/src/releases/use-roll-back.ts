import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import {
  listPublishedReleases,
  listServedRemotes,
  type PublishedRelease,
  readDesk,
  rollBackRemote,
  type ServedRemote,
} from '@goodword/contract/operators'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useRefetchList } from '@goodword/shared-ui/lists/use-refetch-list.ts'

/**
 * Rolls a remote back from the version that is on the screen. Done or refused, the current releases are read again: after a
 * refusal it has mostly changed.
 */
export function useRollBack() {
  const refetch = useRefetch()
  const refetchHistory = useRefetchList<PublishedRelease>(readPage)
  return async ({ remote, version }: ServedRemote) => {
    try {
      return await call(rollBackRemote, { params: { remote }, body: { version: version ?? '' } })
    } finally {
      void refetch(pathOf(listServedRemotes), pathOf(readDesk))
      void refetchHistory(firstPageOf(listPublishedReleases))
    }
  }
}
