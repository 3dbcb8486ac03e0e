import { firstPageOf, readPage } from '@goodword/contract/pages'
import { listReferrals, type Referral } from '@goodword/contract/referrals'
import { useLocation } from '@goodword/shared-ui/kernel'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { useRef } from 'react'
import { queryOf, readNarrowing } from './narrowing.ts'

/**
 * The referrals that the address asks for. Those of before stay until the answer is there.
 * @returns `list`, and its `referrals`; undefined where nothing was read yet
 */
export function useReferrals(userId: string) {
  const { search } = useLocation()
  const query = queryOf(readNarrowing(search))
  const list = useList<Referral>(firstPageOf(listReferrals, { userId }, query), readPage)
  const last = useRef<readonly Referral[]>(undefined)
  if (list.items) last.current = list.items
  return { list, referrals: last.current, isNarrowed: query.q !== undefined || query.turn !== undefined }
}
