import { makeStyles } from '@griffel/react'
import { Panel } from '../layout/panel.tsx'
import { tokens } from '../theme/tokens.ts'
import { Skeleton } from './skeleton.tsx'

const useStyles = makeStyles({
  panel: { padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '2fr 1fr minmax(64px, 96px)',
    alignItems: 'center',
    gap: '24px',
    paddingInline: 'clamp(16px, 2vw, 24px)',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
})

interface RowsSkeletonProps {
  count?: number
  /** Of a row, as a CSS length; that of a `DataTable` if left out. */
  height?: string
}

/** The shape of a list's rows while they come. */
export function RowsSkeleton({ count = 6, height = '56px' }: RowsSkeletonProps) {
  const styles = useStyles()
  return (
    <Panel className={styles.panel}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={index} className={styles.row} style={{ height }}>
          <Skeleton width="min(240px, 90%)" height="16px" />
          <Skeleton width="80%" height="12px" />
          <Skeleton height="24px" />
        </div>
      ))}
    </Panel>
  )
}
