import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  heading: { marginBottom: '8px' },
  text: {
    margin: 0,
    maxWidth: '68ch',
    color: tokens.colorNeutralForeground2,
    fontSize: '0.9375rem',
    lineHeight: 1.6,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

/** A part of the posting, its line breaks kept. */
export function JobText({ heading, children }: { heading: string; children: string }) {
  const styles = useStyles()
  return (
    <section>
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.text} dir="auto">
        {children}
      </p>
    </section>
  )
}
