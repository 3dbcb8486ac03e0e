import { CheckmarkCircleRegular, HourglassRegular, MoneyRegular, PeopleRegular } from '@fluentui/react-icons'
import { formatCents } from '@goodword/contract/format-cents'
import { EARNINGS_PER_HIRE } from '@goodword/contract/limits'
import type { ReferralCounts } from '@goodword/contract/referrals'
import { SumsLine } from '@goodword/shared-money/statement/sums-line.tsx'
import { useSums } from '@goodword/shared-money/statement/use-sums.ts'
import { formatCount, formatDollars } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { StatCard } from '@goodword/shared-ui/layout/stat-card.tsx'
import { StatGrid } from '@goodword/shared-ui/layout/stat-grid.tsx'
import { referralStats } from './referral-stats.ts'

/**
 * The four numbers above the list. Once there is a ledger, what it says is the large figure and the estimate the small one
 * (docs/rules.md#earnings-on-the-dashboard-are-an-estimate).
 */
export function ReferralStatCards({ counts }: { counts: ReferralCounts }) {
  const { t } = useTexts()
  const { total, successful, pending, earnings } = referralStats(counts)
  const { data: sums } = useSums('recommender')
  const hasLedger = sums !== undefined && sums.held + sums.due + sums.paid + sums.reversed > 0
  const amount = formatDollars(EARNINGS_PER_HIRE)
  return (
    <StatGrid>
      <StatCard label={t('Total Referrals')} value={formatCount(total)} icon={<PeopleRegular />} />
      <StatCard label={t('Successful Hires')} value={formatCount(successful)} icon={<CheckmarkCircleRegular />} />
      <StatCard label={t('Pending Applications')} value={formatCount(pending)} icon={<HourglassRegular />} />
      <StatCard
        label={t('Earnings')}
        value={hasLedger ? formatCents(sums.held + sums.due + sums.paid) : formatDollars(earnings)}
        note={
          <>
            {hasLedger
              ? t('Estimate: {earnings}, {amount} per hire', { earnings: formatDollars(earnings), amount })
              : t('An estimate: {amount} per hire', { amount })}
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
