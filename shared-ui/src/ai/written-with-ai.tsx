import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  mark: { margin: '4px 0 0', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/**
 * A text, or the field it is written in, marked for people and programs while a model wrote it
 * (docs/rules.md#what-a-model-wrote-stays-marked).
 */
export function WrittenWithAi({ model, children }: { model: string | undefined; children: ReactNode }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <div data-ai-generated={model}>
      {children}
      {model ? (
        <p className={styles.mark}>{t('Written with AI: {model}', { model: <bdi key="model">{model}</bdi> })}</p>
      ) : null}
    </div>
  )
}
