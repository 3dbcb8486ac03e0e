import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' },
  mark: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
})

/** A field of a form, marked for people and programs while a model wrote what is in it (docs/rules.md#a-model-only-on-a-press). */
export function WrittenWithAi({ model, children }: { model: string | undefined; children: ReactNode }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <div className={styles.root} data-ai-generated={model}>
      {children}
      {model ? <p className={styles.mark}>{t('Written with AI: {model}', { model })}</p> : null}
    </div>
  )
}
