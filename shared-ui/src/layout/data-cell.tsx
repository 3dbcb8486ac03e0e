import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'
import { onLargeText, onPhones, onTablets } from './phones.ts'

/** Without its label, which the head still has for screen readers. */
const BARE = { display: 'block', '::before': { content: 'none' } } as const

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
      flexBasis: '100%',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      alignItems: 'center',
      gap: '12px',
      minWidth: 0,
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
    // The label above, and three in a line.
    [onTablets]: {
      flexBasis: '30%',
      alignSelf: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '4px',
    },
    [onLargeText]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' },
  },
  lead: {
    width: '28%',
    [onPhones]: { ...BARE, width: 'auto' },
    [onTablets]: { flexBasis: '100%' },
  },
  line: { [onPhones]: BARE, [onTablets]: { flexBasis: '100%' } },
  // Start and finish share a line, however long they are.
  start: {
    [onPhones]: { ...BARE, flexBasis: '40%', flexGrow: 1 },
    [onTablets]: { flexBasis: '60%', alignSelf: 'center' },
    [onLargeText]: { flexBasis: '100%' },
  },
  finish: {
    [onPhones]: {
      ...BARE,
      flexBasis: 'auto',
      maxWidth: 'calc(60% - 16px)',
      marginInlineStart: 'auto',
      overflowWrap: 'anywhere',
      textAlign: 'end',
    },
    [onTablets]: { flexBasis: 'auto', alignSelf: 'center', maxWidth: 'calc(40% - 16px)' },
    [onLargeText]: { maxWidth: 'none', marginInlineStart: 0, textAlign: 'start' },
  },
  corner: { [onPhones]: { order: -1, alignSelf: 'start', maxWidth: 'none' }, [onTablets]: { maxWidth: 'none' } },
  // Wide enough that no third cell finds room beside the two.
  first: {
    [onPhones]: { order: -2, flexBasis: '50%' },
    [onTablets]: { flexBasis: '60%' },
    [onLargeText]: { flexBasis: '100%' },
  },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', [onPhones]: { textAlign: 'start' } },
  fit: { width: '1%', whiteSpace: 'nowrap', [onPhones]: { width: 'auto', whiteSpace: 'normal' } },
})

interface DataCellProps {
  /** The column's name: the cell's label on phones. */
  label: string
  /** The cell that heads the row on phones, without a label. */
  lead?: boolean
  /** As narrow as its content, on one line; for dates, badges and buttons. */
  fit?: boolean
  /** At the end of its column, as numbers are that are compared; the table's `ends` names it. */
  end?: boolean
  /**
   * Where it stands on a phone, without its label: at the end of the first line, or at the start or the finish of a line of two, or on
   * a line of its own. Without a place it has its line and its label. A `lead` beside a corner is at the start.
   */
  place?: 'corner' | 'start' | 'finish' | 'line'
  children: ReactNode
}

/** A cell of a `DataRow`. */
export function DataCell({ label, lead, fit, end, place, children }: DataCellProps) {
  const styles = useStyles()
  return (
    <td
      className={mergeClasses(
        styles.cell,
        lead && styles.lead,
        fit && styles.fit,
        end && styles.end,
        (place === 'finish' || place === 'corner') && styles.finish,
        (place === 'start' || place === 'line') && styles[place],
        place === 'corner' && styles.corner,
        lead && place && styles.first,
      )}
      // biome-ignore lint/a11y/noRedundantRoles: display: grid takes the cell's own role away in some browsers
      role="cell"
      data-label={label}
    >
      <div dir="auto">{children}</div>
    </td>
  )
}
