import { formatCents } from '@goodword/contract/format-cents'
import type { StatementRow } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { Viewer } from '../viewer.ts'
import { shareLines } from './share-lines.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, lineHeight: 1.5 },
  line: {
    display: 'flex',
    // With large text the amount has a line of its own.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '16px',
    ':last-child': {
      paddingTop: '8px',
      borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  cents: { margin: '0 0 0 auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

/** The sum by which the amount of a row comes about. */
export function ShareList({ row, viewer }: { row: Pick<StatementRow, 'gross' | 'share'>; viewer: Viewer }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <dl className={styles.list}>
      {shareLines(row, viewer).map(([label, cents]) => (
        <div key={label} className={styles.line}>
          <dt>{t(label)}</dt>
          <dd className={styles.cents}>{cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
