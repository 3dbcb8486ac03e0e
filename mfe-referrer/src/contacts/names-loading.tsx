import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ContactsState } from './session/contacts-state.ts'
import { saidIn } from './session/said-in.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px' },
  text: { margin: 0, color: tokens.colorNeutralForeground3 },
  bar: { width: '100%', height: '10px', accentColor: tokens.colorCompoundBrandBackground },
})

/** How much of the names of occupations has come; nothing is loaded after them. */
export function NamesLoading({ state, onRetry }: { state: ContactsState; onRetry: () => void }) {
  const { t } = useTexts()
  const styles = useStyles()
  if (state.failure) {
    return (
      <ReadFailed
        heading={t("We couldn't begin")}
        text={saidIn(t, state.failure)}
        requestId={undefined}
        onRetry={onRetry}
      />
    )
  }
  return (
    <div className={styles.root} aria-busy="true">
      <p className={styles.text} role="status">
        {t('Loading the names of occupations...')}
      </p>
      <progress className={styles.bar} value={state.share} max={1} aria-label={t('Loading the names of occupations')} />
    </div>
  )
}
