import type { TrialBalance } from '@goodword/contract/statement'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { accountInWords } from './account-in-words.ts'
import { formatBalance } from './format-balance.ts'

const COLUMNS = ['Money', 'Accounts', 'Balance']
const NUMBERS = ['Accounts', 'Balance']

/** The balance of each kind of account. */
export function AccountsTable({ accounts }: Pick<TrialBalance, 'accounts'>) {
  return (
    <DataTable label="Accounts" columns={COLUMNS} ends={NUMBERS}>
      {accounts.map(({ account, count, balance }) => (
        <DataRow key={account}>
          <DataCell label="Money" lead place="start">
            <TwoLines strong first={accountInWords(account)} second={<SmallCode>{account}</SmallCode>} />
          </DataCell>
          <DataCell label="Accounts" end>
            {formatCount(count)}
          </DataCell>
          <DataCell label="Balance" end place="corner">
            {formatBalance(balance)}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
