import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  text: { margin: `0 0 ${tokens.spacingVerticalM}`, color: tokens.colorNeutralForeground3 },
})

interface LoadingProps {
  /** What is said while it loads, such as 'Loading jobs...'. */
  text: string
  /** The shape of what comes. */
  children?: ReactNode
}

/** A wait: said in words, for eyes and ears, above a skeleton in the shape of what loads. */
export function Loading({ text, children }: LoadingProps) {
  const styles = useStyles()
  return (
    <div aria-busy="true">
      <p role="status" className={styles.text}>
        {text}
      </p>
      {children ? <div aria-hidden="true">{children}</div> : null}
    </div>
  )
}
