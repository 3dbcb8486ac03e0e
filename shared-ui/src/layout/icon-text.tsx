import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '6px', minWidth: 0, overflowWrap: 'anywhere' },
  icon: { display: 'inline-flex', flexShrink: 0, fontSize: '1rem', color: tokens.colorNeutralForeground4 },
})

/** A fact with its icon: a place, a date, an amount. The icon is decoration; the words say it all. */
export function IconText({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span dir="auto">{children}</span>
    </span>
  )
}
