import { Button } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    left: '16px',
    bottom: '16px',
    zIndex: 1000,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    maxWidth: 'calc(100vw - 32px)',
    boxSizing: 'border-box',
    padding: '10px 12px 10px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
  },
})

/**
 * Tells, quietly, that a newer shell is there. This tab runs on with its own files; it is loaded anew when the person says
 * so, never by itself: nobody loses what they have typed.
 */
export function NewVersionPrompt() {
  const styles = useStyles()
  const { t } = useTexts()
  const [isLater, setIsLater] = useState(false)
  if (isLater) return null
  return (
    <div className={styles.root} role="status">
      <span>{t('A new version is ready')}</span>
      <Button size="small" onClick={() => location.reload()}>
        {t('Reload')}
      </Button>
      <Button size="small" appearance="subtle" onClick={() => setIsLater(true)}>
        {t('Later')}
      </Button>
    </div>
  )
}
