import { CheckmarkCircleRegular, HourglassRegular, MoneyRegular, PeopleRegular } from '@fluentui/react-icons'
import { formatCents } from '@goodword/contract/format-cents'
import { EARNINGS_PER_HIRE } from '@goodword/contract/limits'
import type { ReferralCounts } from '@goodword/contract/referrals'
import { SumsLine } from '@goodword/shared-money/statement/sums-line.tsx'
import { useSums } from '@goodword/shared-money/statement/use-sums.ts'
import { formatCount, formatDollars } from '@goodword/shared-ui/formats.ts'
import { StatCard } from '@goodword/shared-ui/layout/stat-card.tsx'
import { StatGrid } from '@goodword/shared-ui/layout/stat-grid.tsx'
import { referralStats } from './referral-stats.ts'

/**
 * The four numbers above the list. Once there is a ledger, what it says is the large figure and the estimate the small one
 * (docs/rules.md#earnings-on-the-dashboard-are-an-estimate).
 */
export function ReferralStatCards({ counts }: { counts: ReferralCounts }) {
  const { total, successful, pending, earnings } = referralStats(counts)
  const { data: sums } = useSums('recommender')
  const hasLedger = sums !== undefined && sums.held + sums.due + sums.paid + sums.reversed > 0
  const estimate = `${formatDollars(EARNINGS_PER_HIRE)} per hire`
  return (
    <StatGrid>
      <StatCard label="Total Referrals" value={formatCount(total)} icon={<PeopleRegular />} />
      <StatCard label="Successful Hires" value={formatCount(successful)} icon={<CheckmarkCircleRegular />} />
      <StatCard label="Pending Applications" value={formatCount(pending)} icon={<HourglassRegular />} />
      <StatCard
        label="Earnings"
        value={hasLedger ? formatCents(sums.held + sums.due + sums.paid) : formatDollars(earnings)}
        note={
          <>
            {hasLedger ? `Estimate: ${formatDollars(earnings)}, ${estimate}` : `An estimate: ${estimate}`}
            {/* Who never had a hire is spared three zeros. */}
            {sums === undefined || hasLedger ? (
              <>
                <br />
                <SumsLine side="recommender" />
              </>
            ) : null}
          </>
        }
        icon={<MoneyRegular />}
        tone="reward"
      />
    </StatGrid>
  )
}
