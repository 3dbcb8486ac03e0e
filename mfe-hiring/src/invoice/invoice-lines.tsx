import { formatCents } from '@goodword/contract/format-cents'
import type { StatementRow } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', lineHeight: 1.5, fontVariantNumeric: 'tabular-nums' },
  head: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  cell: { padding: '10px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, textAlign: 'left' },
  amount: { paddingLeft: '16px', textAlign: 'right', whiteSpace: 'nowrap' },
  total: {
    borderBottomStyle: 'none',
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: tokens.fontSizeBase500,
    fontWeight: 650,
  },
})

/** The lines of an invoice: the recommender's share, ours, and their sum. */
export function InvoiceLines({ row }: { row: Pick<StatementRow, 'gross' | 'share' | 'recommender'> }) {
  const styles = useStyles()
  const { t } = useTexts()
  const amount = mergeClasses(styles.cell, styles.amount)
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.head}>
          <th className={styles.cell} scope="col">
            {t('Referral bonus')}
          </th>
          <th className={amount} scope="col">
            {'USD'}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={styles.cell}>
            {row.recommender
              ? t('For {name}, paid out by Goodword', { name: <bdi>{row.recommender}</bdi> })
              : t('For the recommender, paid out by Goodword')}
          </td>
          <td className={amount}>{formatCents(row.gross - row.share)}</td>
        </tr>
        <tr>
          <td className={styles.cell}>{t('For Goodword')}</td>
          <td className={amount}>{formatCents(row.share)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th className={mergeClasses(styles.cell, styles.total)} scope="row">
            {t('Total')}
          </th>
          <td className={mergeClasses(amount, styles.total)}>{formatCents(row.gross)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
