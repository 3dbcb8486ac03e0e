import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
  },
})

/** Short fields side by side, one under the other where there is no room. */
export function FieldRow({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return <div className={styles.row}>{children}</div>
}
