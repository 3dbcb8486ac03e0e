import { pathOf } from '@goodword/contract/endpoint'
import { type TrialBalance, trialBalance } from '@goodword/contract/statement'
import { StatSkeleton } from '@goodword/shared-ui/feedback/stat-skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ReadResult } from '../feedback/read-result.tsx'
import { useAnswer } from '../feedback/use-answer.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { AccountsTable } from './accounts-table.tsx'
import { BalanceCards } from './balance-cards.tsx'

/** The trial balance. */
export function AccountsPage() {
  const { t } = useTexts()
  const answer = useAnswer<TrialBalance>(pathOf(trialBalance))
  return (
    <OperatorPage
      title={t('Accounts')}
      lead={t('Company balances are negative, payables positive. The total is always zero.')}
      onRefresh={answer.refresh}
      isReading={answer.isReading}
    >
      <ReadResult
        answer={answer}
        loading={t('Loading the accounts...')}
        failed={t("We couldn't load the accounts")}
        skeleton={<StatSkeleton count={3} />}
      >
        {(balance) => (
          <>
            <BalanceCards balance={balance} />
            <AccountsTable accounts={balance.accounts} />
          </>
        )}
      </ReadResult>
    </OperatorPage>
  )
}
