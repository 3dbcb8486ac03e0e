import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { LineList } from '@goodword/shared-ui/layout/line-list.tsx'
import { useTextStyles } from './use-text-styles.ts'

/** A part of the posting, each of its lines with a marker. */
export function JobList({ heading, children }: { heading: string; children: string }) {
  const styles = useTextStyles()
  return (
    <section>
      <Heading className={styles.heading}>{heading}</Heading>
      <LineList className={styles.text}>{children}</LineList>
    </section>
  )
}
