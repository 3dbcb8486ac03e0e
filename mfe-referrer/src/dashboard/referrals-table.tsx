import type { Referral } from '@goodword/contract/referrals'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { GrowMore } from '@goodword/shared-ui/layout/grow-more.tsx'
import { useGrowing } from '@goodword/shared-ui/layout/use-growing.ts'
import { useCallback, useState } from 'react'
import { RevokeDialog } from '../invitation/revoke-dialog.tsx'
import { ReferralDialog } from './referral-dialog.tsx'
import { ReferralRow } from './referral-row.tsx'

const PAGE = 50
const COLUMNS = ['Candidate', 'Position', 'Company', 'Status', 'Date', 'Actions']

/** 'Recent Referrals', newest first as the server lists them. */
export function ReferralsTable({ referrals }: { referrals: readonly Referral[] }) {
  const growing = useGrowing(referrals.length, PAGE)
  // The referral outlives its dialog: a closing dialog still shows it, as the list has it now.
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
        {referrals.slice(0, growing.count).map((referral) => (
          <ReferralRow key={referral.id} referral={referral} onShow={show} />
        ))}
      </DataTable>
      <GrowMore growing={growing} />
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
