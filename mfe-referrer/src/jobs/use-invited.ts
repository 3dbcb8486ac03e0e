import { pathOf } from '@goodword/contract/endpoint'
import { type Invited, listInvited } from '@goodword/contract/referrals'
import { useSWR } from '@goodword/shared-ui/kernel'
import { useMemo, useState } from 'react'

/** Somebody whom the reader has invited. */
export interface InvitedPerson extends Invited {
  /** Since the page was opened: a dialog was sent from it. */
  isNew: boolean
}

/** Whom somebody has invited, by job. @param userId undefined for whoever refers nobody */
export function useInvited(userId: string | undefined): ReadonlyMap<string, readonly InvitedPerson[]> {
  const { data } = useSWR<Invited[]>(userId ? pathOf(listInvited, { userId }) : null)
  const [atFirst, setAtFirst] = useState(data)
  if (data && !atFirst) setAtFirst(data)
  return useMemo(() => {
    const known = new Set((atFirst ?? data)?.map(({ id }) => id))
    const people = data?.map((person) => ({ ...person, isNew: !known.has(person.id) }))
    return Map.groupBy(people ?? [], ({ jobId }) => jobId)
  }, [data, atFirst])
}
