import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'
import { onPhones } from './phones.ts'

const useStyles = makeStyles({
  row: {
    ':not(:last-child) > td': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    [onPhones]: {
      // Cells that have a place there stand side by side; the others have a line of their own.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 16px',
      padding: '12px 16px',
      ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
      // Out of sight it is neither laid out nor painted; the size is a typical row's. A row of a real table cannot be so.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 1px auto 160px',
      '@media print': { contentVisibility: 'visible' },
      // Out of sight it keeps the colours of before the other scheme was chosen, and would fade from them when it comes.
      '& :is(a, button, span)': { transitionDuration: '0s' },
      ':not(:last-child) > td': { borderBottomStyle: 'none' },
    },
  },
})

/** A row of a `DataTable`: its children are `DataCell`s, one per column, in order. */
export function DataRow({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: flex takes the row's own role away in some browsers
    <tr className={styles.row} role="row">
      {children}
    </tr>
  )
}
