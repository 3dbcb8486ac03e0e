import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  heading: {
    margin: 0,
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: 'clamp(1.75rem, 1.3rem + 2.2vw, 2.75rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    fontWeight: 650,
    textWrap: 'balance',
  },
})

/** The large heading of a band of the landing page. */
export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 className={useStyles().heading} id={id}>
      {children}
    </h2>
  )
}
