import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { Referral } from '@goodword/contract/referrals'
import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { ShowMore } from '@goodword/shared-ui/lists/show-more.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { ReferralRow } from './referral-row.tsx'

const COLUMNS = [said('Candidate'), said('Position'), said('Company'), said('Status'), said('Date'), said('Actions')]

interface ReferralsTableProps {
  list: List<Referral>
  /** As far as it was read. */
  referrals: readonly Referral[]
  onShow: (referral: Referral) => void
}

/** 'Recent Referrals', in the order in which the server lists them. */
export function ReferralsTable({ list, referrals, onShow }: ReferralsTableProps) {
  const { t } = useTexts()
  return (
    <>
      <DataTable label={t('Recent Referrals')} columns={COLUMNS.map((column) => t(column))}>
        {referrals.map((referral) => (
          <ReferralRow key={referral.id} referral={referral} onShow={onShow} />
        ))}
      </DataTable>
      <ShowMore list={list} text={serverSentence(list.more.error)} requestId={requestIdOf(list.more.error)} />
    </>
  )
}
