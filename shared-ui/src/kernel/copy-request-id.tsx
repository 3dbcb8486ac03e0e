import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { useTexts } from './use-texts.ts'

const useStyles = makeStyles({
  copy: {
    padding: '0 8px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
  },
  // Who sees reads it on the button.
  forScreenReaders: { position: 'absolute', clipPath: 'inset(50%)' },
})

/** The button that copies the id it stands behind, and says so. */
export function CopyRequestId({ id }: { id: string }) {
  const styles = useStyles()
  const { t } = useTexts()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={t('Copy reference')}
        onClick={() => navigator.clipboard?.writeText(id).then(() => setIsCopied(true))}
      >
        {isCopied ? t('Copied') : t('Copy')}
      </button>
      <span role="status" className={styles.forScreenReaders}>
        {isCopied ? t('Copied') : ''}
      </span>
    </>
  )
}
