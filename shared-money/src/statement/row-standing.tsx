import type { StatementRow } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
import { onPhones } from '@goodword/shared-ui/layout/phones.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { standingLine } from '../states/standing-line.ts'
import { StateBadge } from '../states/state-badge.tsx'
import { ProgressBar } from '../timeline/progress-bar.tsx'
import { stepWords } from '../timeline/step-words.ts'
import type { Side } from './statement-query.ts'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', gap: '4px' },
  first: { display: 'flex', alignItems: 'center', gap: '6px 12px', [onPhones]: { flexWrap: 'wrap' } },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

/** Where a reward stands: its state, how far it has come, and since when. */
export function RowStanding({ row, side }: { row: StatementRow; side: Side }) {
  const styles = useStyles()
  const { t } = useTexts()
  const step = stepWords(row, t)
  return (
    <span className={styles.root}>
      <span className={styles.first}>
        <StateBadge state={row.state} viewer={side} />
        <ProgressBar row={row} />
      </span>
      <span className={styles.line}>
        {step ? <span>{step}</span> : null}
        <span>{standingLine(row, t)}</span>
      </span>
    </span>
  )
}
