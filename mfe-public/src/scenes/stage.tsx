import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  figure: { margin: 0, minWidth: 0, display: 'grid' },
  stage: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    padding: 'clamp(12px, 2.5vw, 28px)',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.heroBackground,
    userSelect: 'none',
  },
})

/**
 * A screen of the product, made of its own parts. Nothing in it can be used.
 * @param picture what it shows, to who cannot see it
 */
export function Stage({ picture, children }: { picture: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <figure className={styles.figure} role="img" aria-label={picture}>
      <div className={styles.stage} inert>
        {children}
      </div>
    </figure>
  )
}
