import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  text: {
    margin: 0,
    minHeight: '1.25rem',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.25rem',
    color: tokens.colorNeutralForeground3,
    // It changes with what is typed.
    '@media (scripting: none)': { display: 'none' },
  },
})

/** Says why the button is not ready yet. */
export function StillNeeded({ parts, uploading }: { parts: string[]; uploading: boolean }) {
  const styles = useStyles()
  const words =
    parts.length > 0 ? `Still needed: ${parts.join(', ')}` : uploading ? 'One moment: a file is uploading' : ''
  return (
    <p className={styles.text} aria-live="polite">
      {words}
    </p>
  )
}
