import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  heading: {
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
    <Heading className={useStyles().heading} id={id}>
      {children}
    </Heading>
  )
}
