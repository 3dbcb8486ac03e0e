import {
  BranchRegular,
  FlagRegular,
  MailAlertRegular,
  MailProhibitedRegular,
  MoneyHandRegular,
} from '@fluentui/react-icons'
import type { Desk } from '@goodword/contract/operators'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { StatCard } from '@goodword/shared-ui/layout/stat-card.tsx'
import { StatGrid } from '@goodword/shared-ui/layout/stat-grid.tsx'

/** The numbers of the overview. Of suppressions a number is all there is: they are hashes. */
export function DeskCards({ desk: { rewards, reports, parkedLetters, rollouts, suppressions } }: { desk: Desk }) {
  const { t, tn } = useTexts()
  const { forEver, forNow } = suppressions
  const { toReceive, toPayOut, toDecide, overdue } = rewards
  return (
    <StatGrid>
      <StatCard
        label={t('Rewards to handle')}
        value={formatCount(toReceive + toPayOut + toDecide)}
        note={tn(overdue, '{count} overdue at companies', '{count} overdue at companies', {
          count: formatCount(overdue),
        })}
        icon={<MoneyHandRegular />}
      />
      <StatCard label={t('Reports to answer')} value={formatCount(reports)} icon={<FlagRegular />} />
      <StatCard label={t('Undeliverable emails')} value={formatCount(parkedLetters)} icon={<MailAlertRegular />} />
      <StatCard label={t('Partial releases')} value={formatCount(rollouts)} icon={<BranchRegular />} />
      <StatCard
        label={t('Suppressed addresses')}
        value={formatCount(forEver + forNow)}
        note={t('{forEver} permanent, {forNow} temporary', {
          forEver: formatCount(forEver),
          forNow: formatCount(forNow),
        })}
        icon={<MailProhibitedRegular />}
      />
    </StatGrid>
  )
}
