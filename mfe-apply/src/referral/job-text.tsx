import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { useTextStyles } from './use-text-styles.ts'

/** A part of the posting, its line breaks kept. */
export function JobText({ heading, children }: { heading: string; children: string }) {
  const styles = useTextStyles()
  return (
    <section>
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.text} dir="auto">
        {children}
      </p>
    </section>
  )
}
