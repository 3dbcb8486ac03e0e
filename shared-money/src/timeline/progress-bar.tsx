import type { StatementRow } from '@goodword/contract/statement'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { standsAt } from '../states/stands-at.ts'
import { WAY } from './way.ts'

const useStyles = makeStyles({
  bar: { display: 'flex', gap: '3px', width: '80px' },
  part: {
    flexGrow: 1,
    height: '4px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke1,
    printColorAdjust: 'exact',
  },
  made: { backgroundColor: tokens.colorCompoundBrandBackground },
  against: { backgroundColor: tokens.badgeRedForeground },
})

/** How far a reward has come, at a glance; one that was reversed goes no further and has none. */
export function ProgressBar({ row }: { row: Pick<StatementRow, 'state' | 'explains'> }) {
  const styles = useStyles()
  const reached = WAY.indexOf(standsAt(row))
  if (reached === -1) return null
  return (
    <span className={styles.bar} aria-hidden="true">
      {WAY.map((step, at) => (
        <span
          key={step}
          className={mergeClasses(
            styles.part,
            at <= reached && (row.state === 'disputed' ? styles.against : styles.made),
          )}
        />
      ))}
    </span>
  )
}
