import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  note: {
    marginBottom: '20px',
    padding: '14px 20px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.heroBackground,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
})

/** What is said about a form before it is filled. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <p className={useStyles().note} role="note">
      {children}
    </p>
  )
}
