import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  root: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 2 },
  id: { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere', userSelect: 'all' },
  copy: {
    padding: '0 8px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
  },
  // For screen readers: who sees reads it on the button.
  heard: { position: 'absolute', clipPath: 'inset(50%)' },
})

/** The id, and a button that copies it. A notification that is read out leaves it out: to an ear it tells nothing. */
export function CopyableRequestId({ id }: { id: string }) {
  const styles = useStyles()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <p className={styles.root} data-radix-toast-announce-exclude="">
      Reference <code className={styles.id}>{id}</code>
      <button
        type="button"
        className={styles.copy}
        aria-label="Copy reference"
        onClick={() => navigator.clipboard?.writeText(id).then(() => setIsCopied(true))}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <span role="status" className={styles.heard}>
        {isCopied ? 'Copied' : ''}
      </span>
    </p>
  )
}
