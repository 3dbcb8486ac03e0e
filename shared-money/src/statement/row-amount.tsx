import { formatCents } from '@goodword/contract/format-cents'
import type { StatementRow } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { ExplainButton } from '../explain/explain-button.tsx'
import type { Side } from './statement-query.ts'

const useStyles = makeStyles({
  root: { display: 'grid', fontVariantNumeric: 'tabular-nums' },
  first: { display: 'flex', alignItems: 'center', gap: '2px' },
  cents: { fontWeight: tokens.fontWeightSemibold },
  of: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
})

interface RowAmountProps {
  row: StatementRow
  side: Side
  onExplain: () => void
}

/** What its reader gets or pays, and what it is a part of, or whose parts are in it. */
export function RowAmount({ row, side, onExplain }: RowAmountProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const gross = formatCents(row.gross)
  const [share, rest] = [formatCents(row.share), formatCents(row.gross - row.share)]
  return (
    <span className={styles.root}>
      <span className={styles.first}>
        <span className={styles.cents}>{formatCents(row.amount)}</span>
        <ExplainButton row={row} onExplain={onExplain} />
      </span>
      <span className={styles.of}>
        {side === 'recommender' ? (
          t('of {gross}, {share} for Goodword', { gross, share })
        ) : (
          <Parts row={row} rest={rest} share={share} />
        )}
      </span>
    </span>
  )
}

function Parts({ row, rest, share }: { row: StatementRow; rest: string; share: string }) {
  const { t } = useTexts()
  return (
    <span dir="ltr">
      {row.recommender
        ? t('{rest} for {name}, {share} for Goodword', { rest, name: <bdi>{row.recommender}</bdi>, share })
        : t('{rest} for the recommender, {share} for Goodword', { rest, share })}
    </span>
  )
}
