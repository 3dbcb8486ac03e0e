import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { hasMarker } from './has-marker.ts'

const useStyles = makeStyles({
  // Room on both sides: a line that reads from the right has its marker there.
  list: { padding: '0 1.25em' },
  plain: { listStyleType: 'none' },
})

const asItIs = (line: string): ReactNode => line

interface LineListProps {
  /** The looks of the text. */
  className: string
  children: string
  /** How a line is printed that begins there in the text, if not as it is. */
  print?: (line: string, start: number) => ReactNode
}

/** A text of several lines, each with a marker: a line that wraps is told from the next one. Its line breaks are kept. */
export function LineList({ className, children, print = asItIs }: LineListProps) {
  const styles = useStyles()
  const lines = children.split('\n')
  if (lines.length === 1) {
    return (
      <p className={className} dir="auto">
        {print(children, 0)}
      </p>
    )
  }
  return (
    <ul className={mergeClasses(className, styles.list)}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text, which may read alike
        <li key={at} className={hasMarker(line) ? undefined : styles.plain} dir="auto">
          {print(at < lines.length - 1 ? `${line}\n` : line, lines.slice(0, at).join('.').length + (at && 1))}
        </li>
      ))}
    </ul>
  )
}
