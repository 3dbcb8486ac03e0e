import type { StatementRow } from '@goodword/contract/statement'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { standingLine } from '../states/standing-line.ts'
import { StateBadge } from '../states/state-badge.tsx'
import { ProgressBar } from '../timeline/progress-bar.tsx'
import type { Side } from './statement-query.ts'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', gap: '6px' },
  line: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** Where a reward stands: its state, how far it has come, and since when. */
export function RowStanding({ row, side }: { row: StatementRow; side: Side }) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <StateBadge state={row.state} viewer={side} />
      <ProgressBar row={row} />
      <span className={styles.line}>{standingLine(row)}</span>
    </span>
  )
}
