import type { Referral } from '@goodword/contract/referrals'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { GrowMore } from '@goodword/shared-ui/layout/grow-more.tsx'
import { useGrowing } from '@goodword/shared-ui/layout/use-growing.ts'
import { useCallback, useState } from 'react'
import { ReferralDialog } from './referral-dialog.tsx'
import { ReferralRow } from './referral-row.tsx'

const PAGE = 50
const COLUMNS = ['Candidate', 'Position', 'Company', 'Status', 'Date', 'Actions']

/** 'Recent Referrals', newest first as the server lists them. */
export function ReferralsTable({ referrals }: { referrals: readonly Referral[] }) {
  const growing = useGrowing(referrals.length, PAGE)
  const [shown, setShown] = useState<Referral | null>(null)
  const [open, setOpen] = useState(false)
  const show = useCallback((referral: Referral) => {
    setShown(referral)
    setOpen(true)
  }, [])
  return (
    <>
      <DataTable label="Recent Referrals" columns={COLUMNS}>
        {referrals.slice(0, growing.count).map((referral) => (
          <ReferralRow key={referral.id} referral={referral} onShow={show} />
        ))}
      </DataTable>
      <GrowMore growing={growing} />
      <ReferralDialog referral={shown} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
