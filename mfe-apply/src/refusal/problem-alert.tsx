import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  alert: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.badgeRedBackground,
    color: tokens.badgeRedForeground,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
  },
})

/** Why something did not work; it stays, unlike a notification. */
export function ProblemAlert({ children }: { children: string }) {
  const styles = useStyles()
  return (
    <p role="alert" className={styles.alert}>
      {children}
    </p>
  )
}
