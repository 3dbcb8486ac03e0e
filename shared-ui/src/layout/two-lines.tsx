import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  root: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  second: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

interface TwoLinesProps {
  first: ReactNode
  /** Smaller, below it. */
  second?: ReactNode
  /** Whether the first line heads a row. */
  strong?: boolean
}

/** What a cell says, and below it what it says more exactly. */
export function TwoLines({ first, second, strong }: TwoLinesProps) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <span className={strong ? styles.strong : undefined}>{first}</span>
      {second ? <span className={styles.second}>{second}</span> : null}
    </span>
  )
}
