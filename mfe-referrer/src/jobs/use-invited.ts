import { pathOf } from '@goodword/contract/endpoint'
import { type Invited, listInvited } from '@goodword/contract/referrals'
import { useSWR } from '@goodword/shared-ui/kernel'
import { useMemo } from 'react'

/** Whom somebody has invited, by job. @param userId undefined for whoever refers nobody */
export function useInvited(userId: string | undefined): ReadonlyMap<string, readonly Invited[]> {
  const { data } = useSWR<Invited[]>(userId ? pathOf(listInvited, { userId }) : null)
  return useMemo(() => Map.groupBy(data ?? [], ({ jobId }) => jobId), [data])
}
