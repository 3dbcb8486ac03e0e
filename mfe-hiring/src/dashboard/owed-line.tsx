import { SumsLine } from '@goodword/shared-money/statement/sums-line.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  // Closer to the numbers above, which it is one of.
  line: { margin: '-16px 0 24px', color: tokens.colorNeutralForeground3, lineHeight: 1.5 },
})

/** What the company owes for hires, in one line that leads to its statement. */
export function OwedLine() {
  const styles = useStyles()
  return (
    <p className={styles.line}>
      What you owe for hires: <SumsLine side="company" />
    </p>
  )
}
