import { CheckmarkCircleRegular, HourglassRegular, MoneyRegular, PeopleRegular } from '@fluentui/react-icons'
import { EARNINGS_PER_HIRE } from '@goodword/contract/limits'
import type { ReferralCounts } from '@goodword/contract/referrals'
import { SumsLine } from '@goodword/shared-money/statement/sums-line.tsx'
import { formatCount, formatDollars } from '@goodword/shared-ui/formats.ts'
import { StatCard } from '@goodword/shared-ui/layout/stat-card.tsx'
import { StatGrid } from '@goodword/shared-ui/layout/stat-grid.tsx'
import { referralStats } from './referral-stats.ts'

/** The four numbers above the list. */
export function ReferralStatCards({ counts }: { counts: ReferralCounts }) {
  const { total, successful, pending, earnings } = referralStats(counts)
  return (
    <StatGrid>
      <StatCard label="Total Referrals" value={formatCount(total)} icon={<PeopleRegular />} />
      <StatCard label="Successful Hires" value={formatCount(successful)} icon={<CheckmarkCircleRegular />} />
      <StatCard label="Pending Applications" value={formatCount(pending)} icon={<HourglassRegular />} />
      <StatCard
        label="Earnings"
        value={formatDollars(earnings)}
        note={
          <>
            {`An estimate: ${formatDollars(EARNINGS_PER_HIRE)} per hire`}
            <br />
            <SumsLine side="recommender" />
          </>
        }
        icon={<MoneyRegular />}
        tone="reward"
      />
    </StatGrid>
  )
}
