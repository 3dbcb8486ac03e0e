import {
  BranchRegular,
  FlagRegular,
  MailAlertRegular,
  MailProhibitedRegular,
  MoneyHandRegular,
} from '@fluentui/react-icons'
import type { Desk } from '@goodword/contract/operators'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { StatCard } from '@goodword/shared-ui/layout/stat-card.tsx'
import { StatGrid } from '@goodword/shared-ui/layout/stat-grid.tsx'

/** The numbers of the overview. Of suppressions a number is all there is: they are hashes. */
export function DeskCards({ desk: { rewards, reports, parkedLetters, rollouts, suppressions } }: { desk: Desk }) {
  const { forEver, forNow } = suppressions
  const { toReceive, toPayOut, toDecide, overdue } = rewards
  return (
    <StatGrid>
      <StatCard
        label="Rewards to handle"
        value={formatCount(toReceive + toPayOut + toDecide)}
        note={`${formatCount(overdue)} overdue at companies`}
        icon={<MoneyHandRegular />}
      />
      <StatCard label="Reports to answer" value={formatCount(reports)} icon={<FlagRegular />} />
      <StatCard label="Undeliverable emails" value={formatCount(parkedLetters)} icon={<MailAlertRegular />} />
      <StatCard label="Partial releases" value={formatCount(rollouts)} icon={<BranchRegular />} />
      <StatCard
        label="Suppressed addresses"
        value={formatCount(forEver + forNow)}
        note={`${formatCount(forEver)} permanent, ${formatCount(forNow)} temporary`}
        icon={<MailProhibitedRegular />}
      />
    </StatGrid>
  )
}
