import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'
import { onLargeText, onPhones, onTablets } from './phones.ts'

const useStyles = makeStyles({
  cell: {
    // A row of one or two lines is 52 px high.
    height: '36px',
    padding: '8px 16px',
    verticalAlign: 'middle',
    ':first-child': { paddingLeft: '24px' },
    ':last-child': { paddingRight: '24px' },
    [onPhones]: {
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      alignItems: 'center',
      gap: '12px',
      height: 'auto',
      padding: 0,
      ':first-child': { paddingLeft: 0 },
      ':last-child': { paddingRight: 0 },
      '::before': {
        content: 'attr(data-label)',
        color: tokens.colorNeutralForeground3,
        fontSize: tokens.fontSizeBase200,
      },
    },
    // The label above: a column is as wide as a phone's value alone.
    [onTablets]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '4px' },
    [onLargeText]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' },
  },
  lead: {
    width: '28%',
    [onPhones]: { display: 'block', width: 'auto', '::before': { content: 'none' } },
    [onTablets]: { gridColumnEnd: 'span 3' },
  },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', [onPhones]: { textAlign: 'start' } },
  fit: { width: '1%', whiteSpace: 'nowrap', [onPhones]: { width: 'auto', whiteSpace: 'normal' } },
})

interface DataCellProps {
  /** The column's name: the cell's label on phones. */
  label: string
  /** The cell that heads the card on phones, without a label. */
  lead?: boolean
  /** As narrow as its content, on one line; for dates, badges and buttons. */
  fit?: boolean
  /** At the end of its column, as numbers are that are compared; the table's `ends` names it. */
  end?: boolean
  children: ReactNode
}

/** A cell of a `DataRow`. */
export function DataCell({ label, lead, fit, end, children }: DataCellProps) {
  const styles = useStyles()
  return (
    <td
      className={mergeClasses(styles.cell, lead && styles.lead, fit && styles.fit, end && styles.end)}
      // biome-ignore lint/a11y/noRedundantRoles: display: grid takes the cell's own role away in some browsers
      role="cell"
      data-label={label}
    >
      <div dir="auto">{children}</div>
    </td>
  )
}
