import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { makeStyles, mergeClasses } from '@griffel/react'
import { hasMarker } from './has-marker.ts'
import { JobText } from './job-text.tsx'
import { useTextStyles } from './use-text-styles.ts'

const useStyles = makeStyles({
  // Room on both sides: a line that reads from the right has its marker there.
  list: { padding: '0 1.25em' },
  plain: { listStyleType: 'none' },
})

/** A part of the posting of several lines, each with a marker: a line that wraps is told from the next one. Its line breaks are kept. */
export function JobList({ heading, children }: { heading: string; children: string }) {
  const styles = useStyles()
  const texts = useTextStyles()
  const lines = children.split('\n')
  if (lines.length === 1) return <JobText heading={heading}>{children}</JobText>
  return (
    <section>
      <Heading className={texts.heading}>{heading}</Heading>
      <ul className={mergeClasses(texts.text, styles.list)}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text, which may read alike
          <li key={at} className={hasMarker(line) ? undefined : styles.plain} dir="auto">
            {at < lines.length - 1 ? `${line}\n` : line}
          </li>
        ))}
      </ul>
    </section>
  )
}
