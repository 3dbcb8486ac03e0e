import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'
import { onPhones, onTablets } from './phones.ts'

const useStyles = makeStyles({
  row: {
    ':not(:last-child) > td': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    [onPhones]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '10px',
      padding: '16px',
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      borderRadius: tokens.borderRadiusXLarge,
      backgroundColor: tokens.colorNeutralBackground1,
      // Out of sight it is neither laid out nor painted; the size is a typical row's. A row of a real table cannot be so.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 1px auto 260px',
      '@media print': { contentVisibility: 'visible' },
      // Out of sight it keeps the colours of before the other scheme was chosen, and would fade from them when it comes.
      '& :is(a, button, span)': { transitionDuration: '0s' },
      ':not(:last-child) > td': { borderBottomStyle: 'none' },
    },
    [onTablets]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px 24px' },
  },
})

/** A row of a `DataTable`: its children are `DataCell`s, one per column, in order. */
export function DataRow({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: grid takes the row's own role away in some browsers
    <tr className={styles.row} role="row">
      {children}
    </tr>
  )
}
