import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { Referral } from '@goodword/contract/referrals'
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
  // Kept while the dialog closes, which still shows the referral.
  const [shownId, setShownId] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'details' | 'revoke' | null>(null)
  const shown = referrals.find(({ id }) => id === shownId) ?? null
  const show = useCallback(({ id }: Referral) => {
    setShownId(id)
    setDialog('details')
  }, [])
  const close = () => setDialog(null)
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
            onClose={close}
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
