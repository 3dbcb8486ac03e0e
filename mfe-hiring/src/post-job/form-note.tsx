import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  note: {
    margin: 0,
    padding: '14px 20px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.heroBackground,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  above: { marginBottom: '20px' },
})

interface FormNoteProps {
  /** Whether it stands above the form. */
  above?: boolean
  children: ReactNode
}

/** What is said about a form, or about what is typed in it. */
export function FormNote({ above = false, children }: FormNoteProps) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.note, above && styles.above)} role="note">
      {children}
    </div>
  )
}
