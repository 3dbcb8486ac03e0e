import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'
import { onPhones } from './phones.ts'

const useStyles = makeStyles({
  frame: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    overflowX: 'auto',
    [onPhones]: { overflowX: 'clip' },
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    [onPhones]: { display: 'block' },
  },
  // Out of sight on phones, where every cell carries its own label, but still there for screen readers.
  head: {
    [onPhones]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  header: {
    padding: '12px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    ':first-child': { paddingLeft: '24px' },
    ':last-child': { paddingRight: '24px' },
  },
  end: { textAlign: 'end' },
  body: { [onPhones]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})

interface DataTableProps {
  /** Names the table to screen readers. */
  label: string
  columns: readonly string[]
  /** Those of numbers, whose cells are `end` as well. */
  ends?: readonly string[]
  /** `DataRow`s. */
  children: ReactNode
}

/** A table of people or things; on phones each row becomes a block of a list. The roles keep it a table there too. */
export function DataTable({ label, columns, ends = [], children }: DataTableProps) {
  const styles = useStyles()
  return (
    <div className={styles.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the table's own roles away in some browsers */}
      <table className={styles.table} role="table" aria-label={label}>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column}
                className={mergeClasses(styles.header, ends.includes(column) && styles.end)}
                role="columnheader"
                scope="col"
                data-label={column}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {children}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}
