import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import type { ReactNode } from 'react'
import { useTextStyles } from './use-text-styles.ts'

/** A part of the column about the job, under its heading. */
export function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Heading className={useTextStyles().heading}>{heading}</Heading>
      {children}
    </section>
  )
}
