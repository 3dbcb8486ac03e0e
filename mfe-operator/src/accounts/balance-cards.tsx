import { CheckmarkCircleRegular, ErrorCircleRegular, MoneyHandRegular, MoneyRegular } from '@fluentui/react-icons'
import type { AccountKind, TrialBalance } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
import { StatCard } from '@goodword/shared-ui/layout/stat-card.tsx'
import { StatGrid } from '@goodword/shared-ui/layout/stat-grid.tsx'
import { formatBalance } from './format-balance.ts'

/** The sum of all accounts, which is zero, and what is owed now. */
export function BalanceCards({ balance: { sum, accounts } }: { balance: TrialBalance }) {
  const { t } = useTexts()
  const owed = (kind: AccountKind) => Math.abs(accounts.find(({ account }) => account === kind)?.balance ?? 0)
  return (
    <StatGrid>
      <StatCard
        label={t('Sum of all accounts')}
        value={formatBalance(sum)}
        note={sum === 0 ? t('Balanced') : t('Not balanced: bun run check:ledger names the account')}
        icon={sum === 0 ? <CheckmarkCircleRegular /> : <ErrorCircleRegular />}
      />
      <StatCard label={t('Companies owe')} value={formatBalance(owed('company-due'))} icon={<MoneyRegular />} />
      <StatCard
        label={t('Due to recommenders')}
        value={formatBalance(owed('recommender-due'))}
        icon={<MoneyHandRegular />}
      />
    </StatGrid>
  )
}
