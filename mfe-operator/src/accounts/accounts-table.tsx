import type { TrialBalance } from '@goodword/contract/statement'
import { said } from '@goodword/languages/texts'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { accountInWords } from './account-in-words.ts'
import { formatBalance } from './format-balance.ts'

const COLUMNS = [said('Money'), said('Accounts'), said('Balance')]
const NUMBERS = [said('Accounts'), said('Balance')]

/** The balance of each kind of account. */
export function AccountsTable({ accounts }: Pick<TrialBalance, 'accounts'>) {
  const { t } = useTexts()
  return (
    <DataTable
      label={t('Accounts')}
      columns={COLUMNS.map((column) => t(column))}
      ends={NUMBERS.map((column) => t(column))}
    >
      {accounts.map(({ account, count, balance }) => (
        <DataRow key={account}>
          <DataCell label={t('Money')} lead place="start">
            <TwoLines strong first={t(accountInWords(account))} second={<SmallCode>{account}</SmallCode>} />
          </DataCell>
          <DataCell label={t('Accounts')} end>
            {formatCount(count)}
          </DataCell>
          <DataCell label={t('Balance')} end place="corner">
            {formatBalance(balance)}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
