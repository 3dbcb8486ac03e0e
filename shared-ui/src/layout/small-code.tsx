import { makeStyles } from '@griffel/react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  code: {
    color: tokens.colorNeutralForeground3,
    fontFamily: 'ui-monospace, monospace',
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
})

/** An id or a code, to be compared or copied. */
export function SmallCode({ children }: { children: string }) {
  const styles = useStyles()
  return (
    <code className={styles.code} dir="ltr">
      {children}
    </code>
  )
}
