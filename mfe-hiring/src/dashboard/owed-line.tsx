import { SumsLine } from '@goodword/shared-money/statement/sums-line.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  line: { margin: 0, color: tokens.colorNeutralForeground3, lineHeight: 1.5 },
  // Beside the counters, the sums on a line of their own.
  sums: { '@media (min-width: 62.5em)': { display: 'block' } },
})

/** What the company owes for hires, in one line that leads to its statement. */
export function OwedLine() {
  const styles = useStyles()
  return (
    <p className={styles.line}>
      What you owe for hires:{' '}
      <span className={styles.sums}>
        <SumsLine side="company" />
      </span>
    </p>
  )
}
