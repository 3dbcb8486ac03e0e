import { makeStyles, mergeClasses } from '@griffel/react'
import type { HTMLAttributes } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  panel: {
    boxSizing: 'border-box',
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    padding: 'clamp(16px, 2.4vw, 24px)',
  },
})

/** A card. Fluent's own Card brings 18 kB of focus management that plain content does not need. */
export function Panel({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  const styles = useStyles()
  return <div {...rest} className={mergeClasses(styles.panel, className)} />
}
