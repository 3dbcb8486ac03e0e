import { pathOf } from '@goodword/contract/endpoint'
import { findReferral, type Referral } from '@goodword/contract/referrals'
import { useSearchParams, useSWR } from '@goodword/shared-ui/kernel'
import { useCallback, useState } from 'react'

/**
 * The referral whose dialog is open: one that was pressed, or the one that the address names.
 * @param referrals those that are listed; another one is asked for
 */
export function useShownReferral(referrals: readonly Referral[]) {
  const [params, setParams] = useSearchParams()
  const addressed = params.get('referral')
  // Kept while the dialog closes, which still shows the referral.
  const [shownId, setShownId] = useState(addressed)
  const [dialog, setDialog] = useState<'details' | 'correct' | 'revoke' | null>(addressed ? 'details' : null)
  const listed = referrals.find(({ id }) => id === shownId)
  const asked = useSWR<Referral>(shownId && !listed ? pathOf(findReferral, { id: shownId }) : null)
  const isAddressed = addressed !== null && addressed === shownId
  const show = useCallback(({ id }: Referral) => {
    setShownId(id)
    setDialog('details')
  }, [])
  const close = () => {
    setDialog(null)
    if (isAddressed) setParams((before) => without(before, 'referral'), { replace: true })
  }
  return { referral: listed ?? asked.data, dialog, setDialog, isAddressed, show, close }
}

export type ShownReferral = ReturnType<typeof useShownReferral>

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return rest
}
