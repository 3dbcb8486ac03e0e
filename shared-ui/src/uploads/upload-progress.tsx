import { Button } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { tokens } from '../theme/tokens.ts'
import { fileNameIn } from './file-name-in.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', fontSize: tokens.fontSizeBase200 },
  what: { flexBasis: '100%', overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
  // The browser's own bar: Fluent's costs bytes on a page made for slow phones.
  bar: { flexGrow: 1, minWidth: '80px', height: '10px', accentColor: tokens.colorCompoundBrandBackground },
  percent: { minWidth: '4ch', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})

interface UploadProgressProps {
  /** The file's name, or how many there are. */
  what: string
  /** Share sent, 0 to 1. */
  share: number
  onCancel: () => void
}

/** How far an upload is, and the way out of it. */
export function UploadProgress({ what, share, onCancel }: UploadProgressProps) {
  const styles = useStyles()
  const { t, language } = useTexts()
  const label = t('Uploading {file}', { file: fileNameIn(language, what) })
  return (
    <div className={styles.root}>
      <span className={styles.what}>{label}</span>
      <progress className={styles.bar} value={share} max={1} aria-label={label} />
      <span className={styles.percent} aria-hidden="true">
        {`${Math.round(share * 100)}%`}
      </span>
      <Button size="small" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </div>
  )
}
