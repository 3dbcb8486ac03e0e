import { useTexts } from '@goodword/shared-ui/kernel'
import { useHeaderStyles } from './use-header-styles.ts'

/** On the landing page, the way back to its two sign-in buttons. */
export function ToSignIn() {
  const { link } = useHeaderStyles()
  const { t } = useTexts()
  return (
    <a href="#start" className={link}>
      {t('Sign In')}
    </a>
  )
}
