import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px' },
  card: { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: '20px', minHeight: '132px' },
  words: { display: 'grid', alignContent: 'start', gap: '12px' },
})

/** The shape of the job list while it loads. */
export function JobsSkeleton() {
  const styles = useStyles()
  return (
    <div className={styles.list}>
      {['one', 'two', 'three', 'four'].map((card) => (
        <Panel key={card} className={styles.card}>
          <Skeleton width="48px" height="48px" />
          <div className={styles.words}>
            <Skeleton width="min(280px, 80%)" height="22px" />
            <Skeleton width="min(160px, 50%)" height="14px" />
            <Skeleton width="min(420px, 100%)" height="14px" />
            <Skeleton height="14px" />
          </div>
        </Panel>
      ))}
    </div>
  )
}
