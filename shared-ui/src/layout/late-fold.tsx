import { makeStyles } from '@griffel/react'
import { type ReactNode, useState } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  root: { marginBottom: '8px', lineHeight: 1.5 },
  summary: {
    width: 'fit-content',
    paddingBlock: '8px',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { paddingBlock: '10px' },
  },
})

/** Folds a part of a page away; what is in it is made when it is opened first. */
export function LateFold({ summary, children }: { summary: string; children: ReactNode }) {
  const styles = useStyles()
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <details className={styles.root} onToggle={({ currentTarget }) => setWasOpen(wasOpen || currentTarget.open)}>
      <summary className={styles.summary}>{summary}</summary>
      {wasOpen ? children : null}
    </details>
  )
}
