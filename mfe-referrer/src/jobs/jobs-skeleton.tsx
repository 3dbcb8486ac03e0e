import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { onNarrow } from './widths.ts'

const useStyles = makeStyles({
  list: { padding: 0 },
  // As high as a row whose description has two lines.
  row: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) 144px',
    alignItems: 'start',
    gap: '16px',
    height: '96px',
    padding: '12px 16px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    [onNarrow]: { gridTemplateColumns: '40px minmax(0, 1fr) 72px', height: '180px', gap: '10px', padding: '12px' },
  },
  words: { display: 'grid', alignContent: 'start', gap: '10px' },
  button: { alignSelf: 'end', [onNarrow]: { display: 'none' } },
  reward: { display: 'grid', alignContent: 'space-between', height: '100%' },
  // The rows of buttons on tablets and phones.
  buttons: { display: 'none', gridColumnEnd: 'span 3', alignSelf: 'end', gap: '8px', [onNarrow]: { display: 'flex' } },
})

/** The shape of the job list while it loads. */
export function JobsSkeleton() {
  const styles = useStyles()
  return (
    <Panel className={styles.list}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="40px" height="40px" />
          <div className={styles.words}>
            <Skeleton width="min(280px, 80%)" height="18px" />
            <Skeleton width="min(240px, 60%)" height="12px" />
            <Skeleton width="min(560px, 100%)" height="12px" />
          </div>
          <div className={styles.reward}>
            <Skeleton height="22px" />
            <div className={styles.button}>
              <Skeleton height="32px" width="144px" />
            </div>
          </div>
          <div className={styles.buttons}>
            <Skeleton height="40px" />
            <Skeleton height="40px" />
          </div>
        </div>
      ))}
    </Panel>
  )
}
