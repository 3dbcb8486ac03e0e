import { makeStyles } from '@griffel/react'
import { Panel } from '../layout/panel.tsx'
import { StatGrid } from '../layout/stat-grid.tsx'
import { Skeleton } from './skeleton.tsx'

// As tall as a card with a note, so that nothing moves when the numbers come.
const useStyles = makeStyles({ card: { display: 'grid', alignContent: 'start', gap: '12px', minHeight: '133px' } })

/** The shape of a `StatGrid` of so many cards while the numbers come. */
export function StatSkeleton({ count }: { count: number }) {
  const styles = useStyles()
  return (
    <StatGrid as="div">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <Panel key={index} className={styles.card}>
          <Skeleton width="60%" height="20px" />
          <Skeleton width="40%" height="36px" />
        </Panel>
      ))}
    </StatGrid>
  )
}
