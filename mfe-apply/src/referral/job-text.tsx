import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  heading: {
    margin: '0 0 8px',
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: tokens.fontSizeBase500,
    lineHeight: 1.25,
    fontWeight: 600,
  },
  text: {
    margin: 0,
    maxWidth: '68ch',
    color: tokens.colorNeutralForeground2,
    fontSize: '15px',
    lineHeight: 1.6,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

/** A part of the posting, its line breaks kept. */
export function JobText({ heading, children }: { heading: string; children: string }) {
  const styles = useStyles()
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{children}</p>
    </section>
  )
}
