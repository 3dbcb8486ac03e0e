import type { TrialBalance } from '@goodword/contract/statement'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { makeStyles } from '@griffel/react'
import { accountInWords } from './account-in-words.ts'
import { formatBalance } from './format-balance.ts'

const useStyles = makeStyles({
  balance: {
    display: 'block',
    fontVariantNumeric: 'tabular-nums',
    '@media (min-width: 800px)': { textAlign: 'right' },
  },
})

const COLUMNS = ['Money', 'Accounts', 'Balance']

/** What is in the accounts of each kind. */
export function AccountsTable({ accounts }: Pick<TrialBalance, 'accounts'>) {
  const styles = useStyles()
  return (
    <DataTable label="Accounts" columns={COLUMNS}>
      {accounts.map(({ account, count, balance }) => (
        <DataRow key={account}>
          <DataCell label="Money" lead>
            <TwoLines strong first={accountInWords(account)} second={<SmallCode>{account}</SmallCode>} />
          </DataCell>
          <DataCell label="Accounts">{formatCount(count)}</DataCell>
          <DataCell label="Balance" fit>
            <span className={styles.balance}>{formatBalance(balance)}</span>
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
