import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '8px',
    '& > *': { minWidth: 'auto' },
    '@media (max-width: 799px)': { flexWrap: 'wrap', '& > *': { flexGrow: 1 } },
  },
})

/** The buttons at the end of a row. */
export function RowActions({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return <div className={styles.root}>{children}</div>
}
