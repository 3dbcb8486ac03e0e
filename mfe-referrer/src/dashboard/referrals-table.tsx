import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { findReferral, type Referral } from '@goodword/contract/referrals'
import { useSearchParams, useSWR } from '@goodword/shared-ui/kernel'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { ShowMore } from '@goodword/shared-ui/lists/show-more.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { useCallback, useState } from 'react'
import { RevokeDialog } from '../invitation/revoke-dialog.tsx'
import { ReferralDialog } from './referral-dialog.tsx'
import { ReferralRow } from './referral-row.tsx'

const COLUMNS = ['Candidate', 'Position', 'Company', 'Status', 'Date', 'Actions']

interface ReferralsTableProps {
  list: List<Referral>
  /** As far as it was read. */
  referrals: readonly Referral[]
}

/** 'Recent Referrals', newest first as the server lists them. */
export function ReferralsTable({ list, referrals }: ReferralsTableProps) {
  const [params, setParams] = useSearchParams()
  const addressed = params.get('referral')
  // Kept while the dialog closes, which still shows the referral.
  const [shownId, setShownId] = useState(addressed)
  const [dialog, setDialog] = useState<'details' | 'revoke' | null>(addressed ? 'details' : null)
  const listed = referrals.find(({ id }) => id === shownId)
  const asked = useSWR<Referral>(shownId && !listed ? pathOf(findReferral, { id: shownId }) : null)
  const shown = listed ?? asked.data
  const isAddressed = addressed !== null && addressed === shownId
  const show = useCallback(({ id }: Referral) => {
    setShownId(id)
    setDialog('details')
  }, [])
  const close = () => setDialog(null)
  const closeDetails = () => {
    close()
    if (isAddressed) setParams((before) => without(before, 'referral'), { replace: true })
  }
  return (
    <>
      <DataTable label="Recent Referrals" columns={COLUMNS}>
        {referrals.map((referral) => (
          <ReferralRow key={referral.id} referral={referral} onShow={show} />
        ))}
      </DataTable>
      <ShowMore list={list} text={serverSentence(list.more.error)} requestId={requestIdOf(list.more.error)} />
      {shown ? (
        <>
          <ReferralDialog
            referral={shown}
            open={dialog === 'details'}
            hasAddress={isAddressed}
            onClose={closeDetails}
            onRevoke={() => setDialog('revoke')}
          />
          <RevokeDialog
            referral={shown}
            open={dialog === 'revoke'}
            onClose={() => setDialog('details')}
            onDone={close}
          />
        </>
      ) : null}
    </>
  )
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return rest
}
