import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  key: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minWidth: '1.375rem',
    height: '1.375rem',
    paddingInline: '5px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '5px',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: 1,
  },
})

/** A key of the keyboard, as it is labelled. */
export function Key({ children }: { children: string }) {
  const styles = useStyles()
  return <kbd className={styles.key}>{children}</kbd>
}
