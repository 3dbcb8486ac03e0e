import { makeStyles } from '@griffel/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  // High enough for a finger; the box stands beside the first line.
  label: { display: 'flex', gap: '8px', minHeight: '40px', lineHeight: '1.25rem', cursor: 'pointer' },
  box: {
    flexShrink: 0,
    width: '1.25rem',
    height: '1.25rem',
    margin: '8px 0 8px 8px',
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'pointer',
  },
  // German words are long, and text can be large.
  text: { alignSelf: 'center', paddingBlock: '8px', minWidth: 0, overflowWrap: 'anywhere' },
})

interface TickBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  onTick: (ticked: boolean) => void
}

/** The browser's own tick box, with its words: that of the library shows no tick before its script runs. */
export function TickBox({ label, onTick, ...input }: TickBoxProps) {
  const styles = useStyles()
  return (
    <label className={styles.label}>
      <input
        {...input}
        type="checkbox"
        className={styles.box}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <span className={styles.text}>{label}</span>
    </label>
  )
}
