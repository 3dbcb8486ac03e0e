import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { Referral } from '@goodword/contract/referrals'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { ShowMore } from '@goodword/shared-ui/lists/show-more.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { ReferralRow } from './referral-row.tsx'

const COLUMNS = ['Candidate', 'Position', 'Company', 'Status', 'Date', 'Actions']

interface ReferralsTableProps {
  list: List<Referral>
  /** As far as it was read. */
  referrals: readonly Referral[]
  onShow: (referral: Referral) => void
}

/** 'Recent Referrals', in the order in which the server lists them. */
export function ReferralsTable({ list, referrals, onShow }: ReferralsTableProps) {
  return (
    <>
      <DataTable label="Recent Referrals" columns={COLUMNS}>
        {referrals.map((referral) => (
          <ReferralRow key={referral.id} referral={referral} onShow={onShow} />
        ))}
      </DataTable>
      <ShowMore list={list} text={serverSentence(list.more.error)} requestId={requestIdOf(list.more.error)} />
    </>
  )
}
