import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  band: { backgroundColor: tokens.heroBackground, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  inner: {
    boxSizing: 'border-box',
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: 'clamp(24px, 4vw, 48px) clamp(16px, 4vw, 32px)',
    display: 'grid',
    gap: '10px',
  },
})

/** The tinted band at the top of the page. */
export function HeadingBand({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.band}>
      <div className={styles.inner}>{children}</div>
    </div>
  )
}
