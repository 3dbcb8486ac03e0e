import { formatCents } from '@goodword/contract/format-cents'
import type { StatementRow } from '@goodword/contract/statement'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { AboutHire } from '../explain/about-hire.tsx'
import type { Viewer } from '../viewer.ts'

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '4px',
    padding: '14px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  amount: { fontFamily: tokens.fontFamilyDisplay, fontSize: tokens.fontSizeBase500, fontWeight: 650 },
})

/** What a step is about: how much, and for whom. */
export function RewardInShort({ row, viewer }: { row: StatementRow; viewer?: Viewer }) {
  const styles = useStyles()
  return (
    <div className={styles.box}>
      <span className={styles.amount}>{formatCents(row.amount)}</span>
      <AboutHire row={row} viewer={viewer} />
    </div>
  )
}
