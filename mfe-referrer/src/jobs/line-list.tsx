import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
  },
  line: {
    position: 'relative',
    paddingInlineStart: '18px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    '::before': {
      content: '"•"',
      position: 'absolute',
      insetInlineStart: '4px',
      color: tokens.colorNeutralForeground3,
    },
  },
  one: { margin: 0, color: tokens.colorNeutralForeground2, textAlign: 'start', overflowWrap: 'anywhere' },
})

/** Marks that people type before the lines of a list; ours stands in their place. */
const MARK = /^\s*[-*•–·]\s+/

/** A text of several lines as a list, so that a line that wraps is not taken for two; a single line as it is. */
export function LineList({ text }: { text: string }) {
  const styles = useStyles()
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < 2) {
    return (
      <p className={styles.one} dir="auto">
        {text}
      </p>
    )
  }
  return (
    <ul className={styles.list}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text, which may read alike
        <li key={index} className={styles.line} dir="auto">
          {line.replace(MARK, '')}
        </li>
      ))}
    </ul>
  )
}
