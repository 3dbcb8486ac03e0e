import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useEffect } from 'react'

const A_DAY = 24 * 60 * 60

/** What tells of a newer shell where the prompt's own script cannot be had. Nothing is loaded before it is pressed. */
export function PlainPrompt() {
  const { t } = useTexts()
  useEffect(() => {
    const action = { label: t('Reload'), seconds: A_DAY, run: () => location.reload() }
    showToast({ tone: 'neutral', title: t('A new version is ready'), action })
  }, [t])
  return null
}
